import { Link } from "react-router";
import { capital } from "#content/words.ts";
import type { RequestDetail } from "#domain/requests/contract.ts";
import { paths } from "../../paths.ts";
import { AdminName, type Admins } from "../admin-name.tsx";
import { When } from "../when.tsx";
import { PriorityMark, RequestStatusMark } from "./request-marks.tsx";

/** What each field of a record is called, in the order in which they are read; the rest of it stands elsewhere on the page. */
const labels: Readonly<Record<string, string>> = {
  project_type: "Project",
  project_description: "Description",
  key_requirements: "Requirements",
  budget: "Budget",
  timeline: "Timeline",
  contact_preference: "Preferred contact",
  phone: "Phone",
  plan_interest: "Plan of interest",
  address: "Address",
  installation_preference: "Installation",
  current_provider: "Current provider",
  speed_requirements: "Speed",
  special_requirements: "How it began",
};

/** A request and the record that it was made from; what nobody said anything about is left out. */
export function RequestFacts({
  request,
  account,
  admins,
}: {
  request: RequestDetail;
  /** Whose account it belongs to, by name. */
  account: string | null;
  admins: Admins;
}) {
  const values = new Map<string, unknown>(Object.entries(request.intake));
  const record = Object.entries(labels).filter(([field]) => values.get(field));
  const topics = inLines(withoutPlan(request.topics_discussed));
  return (
    <dl className="record">
      <dt>Status</dt>
      <dd>
        <RequestStatusMark status={request.status} />
      </dd>
      <dt>Priority</dt>
      <dd>
        <PriorityMark priority={request.priority} />
      </dd>
      <dt>Contact</dt>
      <dd>{request.contact_person}</dd>
      {request.email ? (
        <>
          <dt>Email, as given</dt>
          <dd>{request.email}</dd>
        </>
      ) : null}
      {request.user_id ? (
        <>
          <dt>Account</dt>
          <dd>
            <Link to={paths.adminUser(request.user_id)}>{account ?? "The person’s page"}</Link>
          </dd>
        </>
      ) : null}
      <dt>Plan</dt>
      <dd>{request.plan ? capital(request.plan) : "None"}</dd>
      {record.map(([field, label]) => (
        <Fact key={field} label={label} text={capital(String(values.get(field)))} />
      ))}
      <Fact label="Key decisions" text={inLines(request.key_decisions)} />
      {topics ? <Fact label="Topics discussed" text={topics} /> : null}
      {request.tavus_conversation_id ? (
        <>
          <dt>Video call</dt>
          <dd>
            <code>{request.tavus_conversation_id}</code>
          </dd>
        </>
      ) : null}
      <dt>Received</dt>
      <dd>
        <When iso={request.created_at} />
      </dd>
      {request.decided_at ? (
        <>
          <dt>Decided</dt>
          <dd>
            <When iso={request.decided_at} />, by <AdminName id={request.decided_by} {...admins} />
          </dd>
        </>
      ) : null}
      <dt>Request</dt>
      <dd>
        <code>{request.id}</code>
      </dd>
    </dl>
  );
}

/** What is stored as one line with semicolons, each part as a sentence's beginning on its own line. */
const inLines = (stored: string) =>
  stored
    .split("; ")
    .map((part) => capital(part.trim().replace(/(?<!\.)\.$/u, "")))
    .join("\n");

/** The plan has a row of its own. */
const withoutPlan = (topics: string) => topics.replace(/(?:^|; )internet plan: .*$/su, "");

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd className="whitespace-pre-line">{text}</dd>
  </>
);
