// Before the first paint: how the reader wants to read.
try {
  const kept = JSON.parse(localStorage.getItem("mbao.settings"));
  for (const name of ["theme", "size", "motion"]) {
    if (kept?.[name]) document.documentElement.dataset[name] = kept[name];
  }
} catch {}
