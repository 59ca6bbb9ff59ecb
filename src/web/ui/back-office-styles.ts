import backOffice from "./back-office.css?url";
import help from "./help.css?url";

const sheet = (href: string) => ({ rel: "stylesheet", href });

/** The style sheet of account, portal and admin, as a layout's `links`. */
export const backOfficeStyles = () => [sheet(backOffice)];

/** The studio also shows the ways into the help pages. */
export const studioStyles = () => [sheet(backOffice), sheet(help)];
