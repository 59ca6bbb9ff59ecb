import css from "./studio.css?url";
import workspaceCss from "./workspace.css?url";

/** The style sheet of the studio, as a layout's `links`. */
export const studioStyles = () => [{ rel: "stylesheet", href: css }];
/** With what only designers and their workspace need. */
export const workspaceStyles = () => [...studioStyles(), { rel: "stylesheet", href: workspaceCss }];
