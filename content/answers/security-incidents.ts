import type { CuratedAnswer } from "./curated-answer.ts";

/** When something gets out, or gets lost. */
export const securityIncidents: readonly CuratedAnswer[] = [
  {
    id: "vulnerability",
    asks: {
      en: [
        "I found a security hole on your site",
        "report a vulnerability",
        "bug bounty?",
        "responsible disclosure",
        "security.txt",
        "may i pentest your website",
        "xss on your page",
        "do you pay for security bugs",
        "will you sue me if i test your site",
        "i found a bug in your security",
        "how do i report a security issue",
        "i found a vulnerability",
        "do you have a bug bounty",
      ],
    },
    says: {
      en: "Thank you: write to {fact:security} what you found, where, and how we can reproduce it. Use your own accounts, keep no one else's data, and give us time to fix it before you tell others; then we take no action against you. There is no bounty, but we credit you if you like.",
    },
    page: "/legal/security#report-a-vulnerability",
    next: ["security-how", "breach"],
  },
  {
    id: "breach",
    asks: {
      en: [
        "What happens if you get hacked?",
        "data breach",
        "have you ever had a data leak",
        "would you tell us if our data was stolen",
        "breach notification time",
        "incident response",
        "was there a leak at your company",
        "how soon do you report a breach",
        "what if there is a data breach",
        "what if you are hacked",
        "have you been hacked",
        "do you tell customers about a breach",
      ],
      de: [
        "Was passiert, wenn Sie gehackt werden?",
        "datenpanne",
        "sagt ihr bescheid, wenn daten gestohlen werden",
        "Meldefrist bei Datenpannen",
        "Was ist bei einer Datenpanne?",
        "was wenn ihr gehackt werdet",
      ],
    },
    says: {
      en: "From the moment we learn of it, we assess it within {fact:breachAssessmentHours} hours and notify everyone we must within {fact:breachHours}: the authority, the people affected if they are at risk, and the customer whose data it is. A written report follows within {fact:breachReportDays} days. Questions about past incidents: {fact:support}.",
      de: "Ab dem Moment, in dem wir davon erfahren, bewerten wir den Vorfall innerhalb von {fact:breachAssessmentHours} Stunden und benachrichtigen innerhalb von {fact:breachHours} Stunden alle, die es wissen müssen: die Behörde, die Betroffenen, wenn ihnen ein Risiko droht, und den Kunden, um dessen Daten es geht. Innerhalb von {fact:breachReportDays} Tagen folgt ein schriftlicher Bericht. Fragen zu früheren Vorfällen: {fact:support}.",
    },
    page: "/legal/security#if-something-gets-out",
    next: ["security-how", "dpo"],
  },
  {
    id: "backups",
    asks: {
      en: [
        "Do you make backups?",
        "can you restore deleted data",
        "i deleted something by accident",
        "how often is data backed up",
        "disaster recovery",
        "what if your server burns down",
        "restore my chat",
        "undo the deletion of my account",
        "do you have backups",
        "do you back up my website",
        "is my data backed up",
        "can you restore my website",
        "how often do you make backups",
      ],
    },
    says: {
      en: "The operator of our servers makes them and keeps each for {fact:backupDays} days at most; they are for emergencies, and a deleted account can't be brought back. For a site or bot of your own, backups come with ongoing maintenance. If you lost something, write to {fact:support} soon.",
    },
    page: "/legal/security#backups",
    next: ["security-how", "data-retention"],
  },
];
