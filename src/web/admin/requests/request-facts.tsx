import { Link } from "react-router";
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
      <dd>{request.plan ?? "None"}</dd>
      {record.map(([field, label]) => (
        <Fact key={field} label={label} text={String(values.get(field))} />
      ))}
      <Fact label="Key decisions" text={request.key_decisions} />
      {request.topics_discussed ? (
        <Fact label="Topics discussed" text={request.topics_discussed} />
      ) : null}
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

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd className="whitespace-pre-line">{text}</dd>
  </>
);
