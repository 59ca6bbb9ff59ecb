import css from "./back-office.css?url";

/** The style sheet of account, portal and admin, as a layout's `links`. */
export const backOfficeStyles = () => [{ rel: "stylesheet", href: css }];
