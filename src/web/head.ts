// The one script that runs before the first paint (root.tsx). Its chunk must import nothing: it is loaded as
// a classic script, which blocks, so that neither a stored theme nor the links of a signed-in person flash.
import "./theme.ts";
import "./signed-in.ts";
import "./after-paint.ts";
import "./web-fonts.ts";
import "./install/hold-offer.ts";
