export { readContact, readContacts } from "./read-contact.ts";
