// The one script that runs before the first paint (root.tsx). Its chunk must import nothing: it is loaded as
// a classic script, which blocks, so that neither a stored theme nor the links of a signed-in person flash.
import "./document/theme.ts";
import "./document/side-navigation.ts";
import "./document/signed-in.ts";
import "./document/after-paint.ts";
import "./document/web-fonts.ts";
import "./site/consent/keep-choice.ts";
import "./install/hold-offer.ts";
import "./document/zod-without-eval.ts";
