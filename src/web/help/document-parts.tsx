import type { ComponentProps } from "react";
import { leadsSomewhere } from "../paths.ts";
import { Notice } from "../ui/Notice.tsx";
import { anchored } from "./anchored.tsx";
import {
  AutomationActions,
  AutomationBenefits,
  AutomationPlatforms,
  AutomationTemplates,
  ConsultationLink,
} from "./automation-templates.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { ChatbotSteps } from "./chatbot-steps.tsx";
import { CodeFrame } from "./code-frame.tsx";
import { CookieCategories } from "./cookie-categories.tsx";
import { CookieChoice, OpenPreferenceCenter } from "./cookie-choice.tsx";
import { Definitions } from "./definitions.tsx";
import { Download } from "./download.tsx";
import { Endpoint } from "./endpoint.tsx";
import { LessonHead, LessonList } from "./lessons.tsx";
import { LevelMark } from "./level-mark.tsx";
import { NextLinks } from "./next-links.tsx";
import { NotYetNotice } from "./not-yet-notice.tsx";
import { OnceThere } from "./once-there.tsx";
import { Phones } from "./phones.tsx";
import { Priorities } from "./priorities.tsx";
import { Prohibited } from "./prohibited.tsx";
import { Rights } from "./rights.tsx";
import { ServiceTable } from "./service-table.tsx";
import { Signatures } from "./signatures.tsx";
import { Step, Steps } from "./steps.tsx";
import { StoredData } from "./stored-data.tsx";
import { StoredInBrowser } from "./stored-in-browser.tsx";
import { Table } from "./table.tsx";
import { TestCards } from "./test-cards.tsx";
import { ThirdParties } from "./third-parties.tsx";
import { Timeline } from "./timeline.tsx";

/** A heading that many parts of a page share, so that it can't be an address. */
const SubHeading = ({ children }: ComponentProps<"h3">) => <h3>{children}</h3>;

/** A link, or only its words while the page that it names doesn't exist (docs/decisions/0007). */
function Link({ href = "", children }: ComponentProps<"a">) {
  return leadsSomewhere(href) ? <a href={href}>{children}</a> : children;
}

/** A mailbox of ours, as a link that shows its address. */
const Mailbox = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;

/** What documents are made of: Markdown's elements, and the parts that they name themselves. */
export const documentParts = {
  a: Link,
  h2: anchored("h2"),
  h3: anchored("h3"),
  pre: CodeFrame,
  AutomationActions,
  AutomationBenefits,
  AutomationPlatforms,
  AutomationTemplates,
  ChatbotSteps,
  ConsultationLink,
  Definitions,
  Endpoint,
  LessonHead,
  LessonList,
  LevelMark,
  BeforeAfter,
  Download,
  CookieCategories,
  CookieChoice,
  Mailbox,
  NextLinks,
  Notice,
  NotYetNotice,
  OnceThere,
  Phones,
  OpenPreferenceCenter,
  Priorities,
  Prohibited,
  Rights,
  Signatures,
  ServiceTable,
  Step,
  Steps,
  StoredData,
  StoredInBrowser,
  SubHeading,
  Table,
  ThirdParties,
  Timeline,
  TestCards,
};
