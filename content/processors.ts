import { brand } from "./brand.ts";

/** Who carries what on this installation; each has a built-in stand-in that is nobody else. */
export type Connected = {
  payments: "stripe" | "test-till";
  mail: "smtp" | "outbox";
  /** Whether copies of what people send in forms go to a form service. */
  copiesForms: boolean;
  /** Whose model answers in Aria's name, by the host of its address; null: she is built in. */
  aiHost: string | null;
  /** Who holds video calls in Aria's name; built in: the visitor's own browser. */
  video: "tavus" | "built-in";
  /** Where finished files are kept; built in: our own database. */
  files: "s3" | "postgres-pieces";
};

/** A company or service that works for us and may see data. */
export type Processor = {
  task: string;
  who: string;
  sees: string;
  /** Whether it may be data that we process on behalf of a customer: a subprocessor (GDPR Art. 28). */
  isSubprocessor: boolean;
};

/** Services that customers connect themselves, under contracts of their own: they get data of those customers' visitors. */
const chosenByCustomers: readonly Processor[] = [
  {
    task: "Customers’ chatbots by email",
    who: "the mail provider of the customer’s mailbox (by IMAP and SMTP), or a mail service that the customer connects",
    sees: "what people write to that customer’s chatbot by email, and its answers, with their addresses",
    isSubprocessor: false,
  },
  {
    task: "Customers’ chatbots by SMS",
    who: "Twilio, or another SMS service that the customer connects",
    sees: "text messages to that customer’s chatbot, and its answers, with phone numbers",
    isSubprocessor: false,
  },
  {
    task: "Customers’ own systems",
    who: "CRMs, databases, tools and webhooks that a customer connects",
    sees: "leads, conversations and form responses that the customer has sent there",
    isSubprocessor: false,
  },
];

/** Every processor, read from what is really connected: the privacy policy and the agreements show it. */
export const processorsOf = ({
  payments,
  mail,
  copiesForms,
  aiHost,
  video,
  files,
}: Connected): readonly Processor[] => [
  payments === "stripe"
    ? {
        task: "Payments",
        who: "Stripe",
        sees: "what you type on its payment page, and what you order; we get your email address and whether you paid",
        isSubprocessor: false,
      }
    : {
        task: "Payments",
        who: "nobody: the test payment page is our own",
        sees: "nothing",
        isSubprocessor: false,
      },
  mail === "smtp"
    ? {
        task: "Mail",
        who: "the mail service that we use",
        sees: "the address and the text of our mails, and of answers that a customer’s chatbot sends through us",
        isSubprocessor: true,
      }
    : {
        task: "Mail",
        who: "nobody: no mail service is connected",
        sees: "nothing; mails stay in our own outbox",
        isSubprocessor: true,
      },
  aiHost === null
    ? {
        task: `${brand.consultant}'s answers`,
        who: "nobody: she is built in",
        sees: "nothing; her answers are put together on our own servers",
        isSubprocessor: true,
      }
    : {
        task: `${brand.consultant}'s answers`,
        who: `the operator of ${aiHost}, an AI service`,
        sees: `what you write to ${brand.consultant}, in the contact form and in quote requests, the sentence that you start a project from, and her earlier answers to you; not your network address`,
        isSubprocessor: true,
      },
  video === "tavus"
    ? {
        task: "Video consultations",
        who: "Tavus, a video service whose rooms are run by Daily",
        sees: `in a call: your voice, your picture unless your camera stays off, what you and ${brand.consultant} say, and your network address; calls aren’t recorded. Of a video that you have made: its title and script`,
        isSubprocessor: true,
      }
    : {
        task: "Video consultations",
        who: "nobody: your own browser draws and speaks them",
        sees: "nothing; our own servers get what is said as text. If you let your browser listen, its maker may turn your voice into text",
        isSubprocessor: true,
      },
  ...(files === "s3"
    ? [
        {
          task: "File storage",
          who: "the storage service that we use",
          sees: "the content of files that were uploaded here, without names: it stores them for us",
          isSubprocessor: true,
        },
      ]
    : []),
  ...(copiesForms
    ? [
        {
          task: "Forms",
          who: "the form service that we use",
          sees: "a copy of what you type when you ask for a quote, write to us or join a waiting list",
          isSubprocessor: false,
        },
      ]
    : []),
  ...chosenByCustomers,
  {
    task: "Hosting",
    who: "the company that runs our servers",
    sees: "nothing for its own purposes: it stores data for us, bound by contract",
    isSubprocessor: true,
  },
];
