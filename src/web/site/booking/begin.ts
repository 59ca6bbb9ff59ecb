// The calendar of demos, drawn without knowing where its visitor is, is asked for again in their time zone.
if (document.querySelector("[data-own-zone]"))
  void import("./own-zone.ts").then(({ askInOwnZone }) => askInOwnZone());
