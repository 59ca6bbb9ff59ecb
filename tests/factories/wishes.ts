/** A wish as somebody types it, and the quote that should come of it. Written for development: looked at while quotes were improved. */
export type DevelopmentWish = {
  wish: string;
  budget?: string;
  timeline?: string;
  /** `2 landing-page.essential`; nothing where a person reads it first. */
  scopes: readonly string[];
  /** What needs a person, in the words of the wish; with what isn't sold, the quote isn't firm. */
  open?: readonly string[];
  notIncluded?: readonly string[];
  /** What has to be found and covered. */
  covered?: readonly string[];
};

export const developmentWishes: readonly DevelopmentWish[] = [
  // As many as are asked for, of the smallest that holds it
  { wish: "I need a landing page", scopes: ["1 landing-page.essential"] },
  {
    wish: "We need three landing pages for our campaigns",
    scopes: ["3 landing-page.essential"],
    covered: ["three landing pages"],
  },
  {
    wish: "Ten landing pages at the smallest size, one form each",
    scopes: ["10 landing-page.essential"],
  },
  {
    wish: "a landing page with the text written by you",
    scopes: ["1 landing-page.complete"],
    covered: ["text written by you"],
  },
  { wish: "two versions of a landing page to compare", scopes: ["1 landing-page.two-versions"] },
  {
    wish: "a landing page with 8 sections",
    scopes: ["1 landing-page.complete"],
    covered: ["8 sections"],
  },
  { wish: "a chatbot for our opening hours", scopes: ["1 gpt4-chatbot.one-site"] },
  {
    wish: "A chatbot that answers on SMS, too",
    scopes: ["1 gpt4-chatbot.three-channels"],
    covered: ["SMS"],
  },
  {
    wish: "a bot that knows 120 pages of our manual",
    scopes: ["1 gpt4-chatbot.setup-with-care"],
    covered: ["120 pages"],
  },
  { wish: "one video in English", scopes: ["1 ai-video-1min.one-video"], covered: ["English"] },
  { wish: "5 videos", scopes: ["5 ai-video-1min.one-video"], covered: ["5 videos"] },
  { wish: "three videos with one presenter", scopes: ["1 ai-video-1min.three-videos"] },
  { wish: "a dozen one-minute videos", scopes: ["12 ai-video-1min.one-video"] },
  { wish: "3 videos in two languages", scopes: ["3 ai-video-1min.two-languages"] },
  {
    wish: "a video in English and Spanish",
    scopes: ["1 ai-video-1min.two-languages"],
    covered: ["English", "Spanish"],
  },
  { wish: "a website with 8 pages", scopes: ["1 full-website.eight-pages"], covered: ["8 pages"] },
  {
    wish: "a website with half a dozen pages and a blog",
    scopes: ["1 full-website.eight-pages"],
    covered: ["half a dozen pages", "blog"],
  },
  {
    wish: "Website with five pages and online booking",
    scopes: ["1 full-website.twelve-pages"],
    covered: ["booking"],
  },
  {
    wish: "automate four workflows",
    scopes: ["1 workflow-automation.three-flows", "1 workflow-automation.one-flow"],
  },
  {
    wish: "One automation from HubSpot to Slack with 4 steps",
    scopes: ["1 workflow-automation.one-flow"],
    covered: ["HubSpot", "Slack", "4 steps"],
  },
  {
    wish: "three hours of consulting",
    scopes: ["3 tech-consulting.one-hour"],
    covered: ["three hours"],
  },
  {
    wish: "Two days of consulting, please",
    scopes: ["2 tech-consulting.one-day"],
    covered: ["Two days"],
  },
  { wish: "two months of maintenance", scopes: ["2 ongoing-maintenance.one-month-two-hours"] },
  {
    wish: "Maintenance for 4 websites, 8 hours of changes",
    scopes: ["1 ongoing-maintenance.one-month-ten-hours"],
    covered: ["4 websites", "8 hours"],
  },
  {
    wish: "a TradingView strategy with backtest",
    scopes: ["1 pine-script-indicator.strategy-with-backtest"],
  },
  {
    wish: "Two landing pages and a chatbot",
    scopes: ["2 landing-page.essential", "1 gpt4-chatbot.one-site"],
  },
  {
    wish: "a client portal where clients pay invoices",
    scopes: ["1 client-portal.invoices-and-approvals"],
  },
  {
    wish: "A client portal for 80 clients",
    scopes: ["1 client-portal.documents-and-jobs"],
    covered: ["80 clients"],
  },
  {
    wish: "A web app with 12 screens and five roles",
    scopes: ["1 web-app.three-processes"],
    covered: ["12 screens", "five roles"],
  },
  {
    wish: "A form with 30 fields in 4 steps and a file upload",
    scopes: ["1 smart-form.several-steps"],
    covered: ["30 fields", "4 steps", "upload"],
  },
  {
    wish: "A form that takes a deposit by card and makes a PDF from the answers",
    scopes: ["1 smart-form.payment-and-document"],
  },
  {
    wish: "Market dashboard for 40 symbols from two data providers",
    scopes: ["1 market-dashboard.two-sources"],
    covered: ["40 symbols", "two data providers"],
  },
  {
    wish: "UI design of three pages in Figma",
    scopes: ["3 ui-ux-design.one-page"],
    covered: ["Figma"],
  },
  {
    wish: "UI design for 3 pages with a clickable prototype",
    scopes: ["1 ui-ux-design.three-pages-prototype"],
    covered: ["prototype"],
  },
  {
    wish: "Connect Stripe and Shopify to Pipedrive",
    scopes: ["1 crm-integration.one-source"],
    covered: ["Stripe", "Shopify", "Pipedrive"],
  },
  // In other languages
  {
    wish: "Eine Landingpage mit vier Abschnitten, Texte liefern wir",
    scopes: ["1 landing-page.essential"],
    covered: ["vier Abschnitten"],
  },
  {
    wish: "Wir brauchen zwölf Formulare mit je zehn Feldern",
    scopes: ["12 smart-form.one-form"],
    covered: ["zwölf Formulare", "zehn Feldern"],
  },
  {
    wish: "Kundenportal für 90 Mandanten, mit Nachrichten",
    scopes: ["1 client-portal.documents-and-jobs"],
    covered: ["90 Mandanten"],
  },
  {
    wish: "Una página web de cinco páginas para mi taller",
    scopes: ["1 full-website.five-pages"],
    covered: ["cinco páginas"],
  },
  {
    wish: "Un vídeo de un minuto en español",
    scopes: ["1 ai-video-1min.one-video"],
    covered: ["español"],
  },
  {
    wish: "Un portail pour une vingtaine de clients",
    scopes: ["1 client-portal.documents"],
    covered: ["une vingtaine de clients"],
  },
  // More than any scope holds
  { wish: "a website with 40 pages", scopes: ["1 full-website.twelve-pages"], open: ["40 pages"] },
  {
    wish: "A portal for 2,000 tenants",
    scopes: ["1 client-portal.invoices-and-approvals"],
    open: ["2,000 tenants"],
  },
  {
    wish: "A portal for hundreds of clients",
    scopes: ["1 client-portal.invoices-and-approvals"],
    open: ["hundreds of clients"],
  },
  {
    wish: "A seven minute sales video",
    scopes: ["1 vsl-ai-host.five-minutes-with-page"],
    open: ["seven minute"],
  },
  {
    wish: "A few landing pages",
    scopes: ["3 landing-page.essential"],
    open: ["A few landing pages"],
  },
  { wish: "A web app for 300 users", scopes: ["1 web-app.one-process"], open: ["300 users"] },
  // Systems and languages that the catalogue doesn't name
  {
    wish: "a bot in German and French",
    scopes: ["1 gpt4-chatbot.one-site"],
    open: ["German", "French"],
  },
  {
    wish: "A portal for 320 clients connected to Xero",
    scopes: ["1 client-portal.invoices-and-approvals"],
    open: ["Xero"],
    covered: ["320 clients"],
  },
  {
    wish: "One flow that writes our Fakturix invoices into Slack, and we use Fakturix daily",
    scopes: ["1 workflow-automation.one-flow"],
    open: ["Fakturix"],
  },
  {
    wish: "Connect our web form with our ERP and Salesforce",
    scopes: ["1 crm-integration.one-source"],
    open: ["ERP"],
  },
  {
    wish: "A website in English, Welsh and Dutch with 10 pages",
    scopes: ["1 full-website.twelve-pages"],
    open: ["English", "Welsh", "Dutch"],
  },
  { wish: "A chatbot for WhatsApp", scopes: ["1 gpt4-chatbot.one-site"], open: ["WhatsApp"] },
  // Dates and money
  { wish: "A landing page by tomorrow", scopes: ["1 landing-page.essential"], open: ["tomorrow"] },
  {
    wish: "A chatbot, live within 48 hours",
    scopes: ["1 gpt4-chatbot.one-site"],
    open: ["within 48 hours"],
  },
  {
    wish: "A landing page",
    timeline: "in two weeks",
    scopes: ["1 landing-page.essential"],
    covered: ["in two weeks"],
  },
  {
    wish: "A landing page",
    timeline: "2 days",
    scopes: ["1 landing-page.essential"],
    open: ["2 days"],
  },
  {
    wish: "A landing page in 5 days",
    scopes: ["1 landing-page.essential"],
    covered: ["in 5 days"],
  },
  {
    wish: "A web app, we can spend two grand",
    scopes: ["1 web-app.one-process"],
    open: ["two grand"],
  },
  { wish: "A landing page", budget: "500", scopes: ["1 landing-page.essential"], covered: ["500"] },
  {
    wish: "A landing page, 1.200,50 € at most",
    scopes: ["1 landing-page.essential"],
    open: ["1.200,50 €"],
  },
  { wish: "A landing page for my $49 course", scopes: ["1 landing-page.essential"] },
  // What we don't sell
  {
    wish: "A website and a logo, and an iOS app",
    scopes: ["1 full-website.five-pages"],
    notIncluded: ["logo", "iOS app"],
  },
  {
    wish: "A landing page, and run our Google Ads",
    scopes: ["1 landing-page.essential"],
    notIncluded: ["Google Ads"],
  },
  {
    wish: "A chatbot with hosting included",
    scopes: ["1 gpt4-chatbot.one-site"],
    notIncluded: ["hosting"],
  },
  {
    wish: "A website with five pages, texts written by you",
    scopes: ["1 full-website.five-pages"],
    notIncluded: ["texts written by you"],
  },
  // A need without a service, and no need
  {
    wish: "We get the same 20 phone questions each day, what could you build?",
    scopes: ["1 gpt4-chatbot.one-site"],
    open: [],
  },
  { wish: "Good morning", scopes: [], open: [] },
];
