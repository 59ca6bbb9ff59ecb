import css from "./studio.css?url";

/** The style sheet of the studio, as a layout's `links`. */
export const studioStyles = () => [{ rel: "stylesheet", href: css }];
