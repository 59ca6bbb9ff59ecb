// The beginning of the install prompt, on every page (later.ts). The head script holds the browser's offer.
const begin = () => {
  const offer = globalThis.installOffer;
  if (offer)
    import("./install-prompt.ts").then(
      ({ holdInstallOffer }) => holdInstallOffer(offer),
      () => {},
    );
};
begin();
addEventListener("beforeinstallprompt", begin);
