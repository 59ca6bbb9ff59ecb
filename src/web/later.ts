// What every page does once its content is on the screen, whatever its weight: a module loaded by after-paint.ts.
// It counts on every page's budget, so it holds beginnings only; each fetches its own rest when it is needed.
import "./help/begin.ts";
import "./install/begin.ts";
import "./offline/begin.ts";
import "./search/begin.ts";
import "./site/booking/begin.ts";
import "./site/chat/begin.ts";
import "./site/consent/begin.ts";
import "./site/consultant/begin.ts";
import "./site/menu/begin.ts";
