/** The page of a kiosk is filled once boards and kiosk have come: what stands in it until then reads without scripts. */
Promise.all([import("../kiosk/kiosk.js"), import("../mbao/board.js")]).then(([kiosk]) => kiosk.default());
