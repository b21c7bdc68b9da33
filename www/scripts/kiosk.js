/** The page of a kiosk is filled once it has come: what stands in it until then reads without scripts. */
import("../kiosk/kiosk.js").then((kiosk) => kiosk.default());
