export type MailLayout = {
  /** The provider's name, at the head. */
  brand: string;
  heading: string;
  /** Plain text; line breaks inside are kept. */
  paragraphs: readonly string[];
  /** Label and value, shown as rows; line breaks inside a value are kept. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  footer: string;
};

/**
 * One mail in the house's looks, for plain and for HTML readers. Takes plain text and escapes all of it.
 * Colours stand inline, as many mail clients drop style sheets; those that keep them get the dark ones.
 */
export function mailLayout(mail: MailLayout): { text: string; html: string } {
  return { text: layoutText(mail), html: layoutHtml(mail) };
}

/** HTML for a mail that was written as plain text only. */
export const plainHtml = (text: string): string =>
  page("", `<div class="ink">${lines(text)}</div>`);

function layoutText({
  brand,
  heading,
  paragraphs,
  facts = [],
  action,
  footer,
}: MailLayout): string {
  const rows = facts.map(([label, value]) =>
    /\n/.test(value) ? `${label}:\n${value.replace(/^(?=.)/gm, "  ")}` : `${label}: ${value}`,
  );
  return [
    brand,
    heading,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}`, // the mark after which mail clients expect a signature
  ].join("\n\n");
}

const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const paper = "#fbf9f5";
const ink = "#1c1f2b";
const muted = "#5f6270";
const hairline = "#dfdbd2";
const accent = "#c2401c";

const darkColours = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #12141d !important; }
  .ink { color: #ebe6dc !important; }
  .muted { color: #a9a59c !important; }
  .rule { border-color: #343746 !important; }
  .thread { border-color: #ff7a52 !important; }
  .action { background-color: #ff7a52 !important; color: #12141d !important; }
}`;

function layoutHtml({
  brand,
  heading,
  paragraphs,
  facts = [],
  action,
  footer,
}: MailLayout): string {
  const body = [
    `<p class="ink" style="margin:0 0 32px;font-weight:600;color:${ink}">${lines(brand)}</p>`,
    `<div class="thread" style="border-left:2px solid ${accent};padding-left:22px">`,
    `<h1 class="ink" style="margin:0 0 20px;font-size:25px;line-height:1.2;letter-spacing:-0.01em;word-spacing:0.06em;font-weight:600;color:${ink}">${lines(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p class="ink" style="margin:0 0 16px;color:${ink}">${lines(text)}</p>`,
    ),
    ...(facts.length > 0 ? [factRows(facts)] : []),
    ...(action ? [actionLink(action)] : []),
    "</div>",
    `<p class="muted" style="margin:32px 0 0;font-size:14px;color:${muted}">${lines(footer)}</p>`,
  ];
  return page(heading, body.join("\n"));
}

function factRows(facts: NonNullable<MailLayout["facts"]>): string {
  const cell = `padding:10px 0;border-top:1px solid ${hairline};vertical-align:top;text-align:left`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="muted rule" style="${cell};width:32%;padding-right:16px;font-weight:400;color:${muted}">${lines(label)}</th>` +
      `<td class="ink rule" style="${cell};color:${ink};overflow-wrap:anywhere;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;border-collapse:collapse;font-size:15px">${rows.join("\n")}</table>`;
}

const actionLink = ({ label, url }: NonNullable<MailLayout["action"]>) =>
  `<p style="margin:24px 0 8px"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:${accent};color:#ffffff;font-weight:600;text-decoration:none">${lines(label)}</a></p>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root { color-scheme: light dark; }${darkColours}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background-color:${paper}"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td align="left" class="ink" style="font-family:${sans};font-size:16px;line-height:1.55;color:${ink}">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
/** Escaped, with its line breaks as such. */
const lines = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, "<br>\n");
