/** The site's links as plain data; the web layer leaves out those whose page doesn't exist yet. */
export type NavigationLink = { label: string; href: string };

/** Who sees an entry: it is a matter of display only, the server checks each request itself. */
export type Audience = "signed-out" | "signed-in" | "admin";
/** A link, or an `action`: something that changes, so it is sent by a form (POST) and never followed. */
export type AccountEntry = { label: string; audience: Audience } & (
  | { href: string }
  | { action: string }
);

export type FooterColumn = { title: string; links: readonly NavigationLink[] };

/** Spec site.md §2, header. */
export const headerLinks: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "About", href: "/about" },
  { label: "Services", href: "/services" },
  { label: "Contact", href: "/contact" },
];

/** Spec site.md §2, header, and §6 for the studio's link; the portal is studio.md's /portal. */
export const accountEntries: readonly AccountEntry[] = [
  { label: "Sign In", href: "/login", audience: "signed-out" },
  { label: "Get Started", href: "/register", audience: "signed-out" },
  { label: "AI Design Studio", href: "/ai-service-design", audience: "signed-in" },
  { label: "Client Portal", href: "/portal", audience: "signed-in" },
  { label: "Admin", href: "/admin", audience: "admin" },
  { label: "Logout", action: "/logout", audience: "signed-in" },
];

/**
 * Spec studio.md §2.1 (routes, footer links) and §2.2 (columns). The service anchors are those of
 * `serviceAnchors` in catalogue.ts, written out here so that a browser page needs no catalogue. The category stands in
 * the address, as no server sees what follows the #: so the link opens it without scripts, too.
 */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: "Services",
    links: [
      {
        label: "One-minute AI video agents",
        href: "/services?category=ai-automation#1-minute-ai-video-agents",
      },
      { label: "Chatbots", href: "/services?category=ai-automation#chatbots" },
      { label: "Workflow automation", href: "/services?category=ai-automation#automation" },
      { label: "Web apps", href: "/services?category=web-dev#web-apps" },
      {
        label: "PineScript for TradingView",
        href: "/services?category=trading-financial#pinescript",
      },
      { label: "Smart forms", href: "/services?category=forms-interfaces#forms" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About us", href: "/about" },
      { label: "Contact", href: "/contact" },
      { label: "Careers", href: "/careers" },
      { label: "Partners", href: "/partners" },
      { label: "Case studies", href: "/tutorials/case-studies" },
      { label: "Client portal", href: "/portal" },
      { label: "Service status", href: "/status" },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Documentation", href: "/docs" },
      { label: "API reference", href: "/api-docs" },
      { label: "Video agent tutorials", href: "/tutorials/video-agents" },
      { label: "Chatbot setup guide", href: "/tutorials/chatbots" },
      { label: "Automation workflows", href: "/tutorials/automation" },
      { label: "PineScript examples", href: "/tutorials/pinescript" },
      { label: "AI service templates", href: "/resources/ai-service-templates" },
      { label: "Developer tools", href: "/resources/developer-tools" },
      { label: "Integration guides", href: "/resources/integration-guides" },
      { label: "Best practices", href: "/resources/best-practices" },
      { label: "Community", href: "/community" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy policy", href: "/legal/privacy" },
      { label: "Terms of service", href: "/legal/terms" },
      { label: "Refund policy", href: "/legal/refunds" },
      { label: "Service level agreement", href: "/legal/sla" },
      { label: "AI ethics policy", href: "/legal/ai-ethics" },
      { label: "Acceptable use", href: "/legal/aup" },
      { label: "Intellectual property", href: "/legal/ip" },
      { label: "Security", href: "/legal/security" },
      { label: "Cookie policy", href: "/legal/cookies" },
      { label: "Data processing agreement", href: "/legal/dpa" },
      { label: "GDPR", href: "/legal/gdpr" },
      { label: "CCPA", href: "/legal/ccpa" },
    ],
  },
];

/** Help to use until the community opens, each with what it offers. */
export const helpLinks: readonly (NavigationLink & { text: string })[] = [
  { label: "Documentation", href: "/docs", text: "What you can order, and how it works" },
  {
    label: "Video agent tutorials",
    href: "/tutorials/video-agents",
    text: "From the script to the finished video",
  },
  { label: "Chatbot setup guide", href: "/tutorials/chatbots", text: "From questions to answers" },
  { label: "Automation workflows", href: "/tutorials/automation", text: "Templates to start from" },
  { label: "Write to us", href: "/contact?subject=support", text: "Person answering" },
];

/** The quick-access links of spec studio.md §2.1. */
export const quickAccessLinks: readonly NavigationLink[] = [
  { label: "Video agent tutorials", href: "/tutorials/video-agents" },
  { label: "API reference", href: "/api-docs" },
  { label: "PineScript examples", href: "/examples/pinescript" },
  { label: "Community", href: "/community" },
];

/** Related guides; each shows the others on its shelf. */
export const helpShelves: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Documentation",
    links: [
      { label: "Documentation", href: "/docs" },
      { label: "API reference", href: "/api-docs" },
      { label: "Integrations", href: "/resources/integration-guides" },
      { label: "Developer tools", href: "/resources/developer-tools" },
      { label: "Best practices", href: "/resources/best-practices" },
      { label: "Templates", href: "/resources/ai-service-templates" },
    ],
  },
  {
    title: "Tutorials",
    links: [
      { label: "Video agents", href: "/tutorials/video-agents" },
      { label: "Chatbots", href: "/tutorials/chatbots" },
      { label: "Automation", href: "/tutorials/automation" },
      { label: "PineScript", href: "/tutorials/pinescript-examples" },
      { label: "Case studies", href: "/tutorials/case-studies" },
    ],
  },
];

/** The shelf on which the guide at this address stands. */
export const shelfOf = (path: string) =>
  helpShelves.find(({ links }) => links.some(({ href }) => href === path));

export const isGuide = (path: string): boolean => shelfOf(path) !== undefined;
