// The one script that runs before the first paint (root.tsx). Its chunk must import nothing: it is loaded as
// a classic script, which blocks, so that a stored theme never flashes.
import "./theme.ts";
import "./after-paint.ts";
