/** Somebody who works here (spec site.md §3, team member). The picture is drawn from the name. */
export type TeamMember = {
  name: string;
  role: string;
  bio: string;
};

/** False once the provider has entered its own people; shown with a note until then. */
export const isTeamSample = true;

/** The four of the about page (spec site.md §2, About). */
export const team: readonly TeamMember[] = [
  {
    name: "Mara Teuling",
    role: "Founder, scoping and quotes",
    bio: "Turns your first sentence into scopes with prices. Spent ten years planning software for logistics firms, and still draws each process by hand before anyone builds it.",
  },
  {
    name: "Tomás Rey",
    role: "AI engineering",
    bio: "Builds chatbots, automations and the checks around them. Believes that a bot that says “I don’t know” at the right moment is worth more than one that always has an answer.",
  },
  {
    name: "Wanda Prokop",
    role: "Design and front end",
    bio: "Designs and codes pages, forms and portals. Tests them with a keyboard first, then on the oldest phone in the drawer, and only then on a large screen.",
  },
  {
    name: "Nils Jäger",
    role: "Delivery and support",
    bio: "Makes sure that you get your work on time, and answers when something doesn’t work as agreed. Came from a trading desk, so he reviews the PineScript as well.",
  },
];
