import { Link } from "react-router";
import { replies } from "#content/promises.ts";
import { EnquiryListQuery, type EnquiryListItem } from "#domain/enquiries/contract.ts";
import { listAllEnquiries } from "#domain/enquiries/index.ts";
import { depsContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { adminMeta } from "../admin-meta.ts";
import { FoundList } from "../found-list.tsx";
import { readFound } from "../read-found.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/enquiries.ts";
import { EnquiriesSearch } from "./enquiries-search.tsx";
import { EnquiryState, kindWords, senderOf } from "./enquiry-marks.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/** `?state=`, `?search=`, `?after=`. */
export const loader = ({ context, url }: Route.LoaderArgs) => {
  const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
  const query = EnquiryListQuery.parse(Object.fromEntries(url.searchParams));
  return readFound(context, query, () => listAllEnquiries(actor, query, deps));
};

export const meta = () => adminMeta("Enquiries");

const columns: Column<EnquiryListItem>[] = [
  {
    title: "From",
    isName: true,
    cell: (enquiry) => (
      <>
        <Link className="person" to={paths.adminEnquiry(enquiry.id)}>
          {senderOf(enquiry)}
        </Link>
        {enquiry.company ? <span className="person__company">{enquiry.company}</span> : null}
      </>
    ),
  },
  {
    title: "About",
    cell: ({ about, kind }) => (
      <>
        <span className="clipped">{about ?? "In their own words"}</span>
        <span className="cell-note">{kindWords[kind]}</span>
      </>
    ),
  },
  { title: "Status", cell: (enquiry) => <EnquiryState enquiry={enquiry} /> },
  { title: "Sent", cell: ({ createdAt }) => <When iso={createdAt} day /> },
];

/** What people sent us by the site's forms, and until when they were promised a reply. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Enquiries"
        lede={`Messages and quote requests from the site, newest first. We promise everyone who leaves an address a reply within ${replies.quoteHours} hours.`}
      />
      <EnquiriesSearch filter={loaderData.query} />
      <FoundList
        found={loaderData}
        to={paths.adminEnquiries}
        failure={{ title: "Failed to load enquiries" }}
        caption="Enquiries, newest first"
        columns={columns}
        none="No enquiries yet. Messages from the contact page and quote requests appear here."
        noMatch="No matching enquiries"
      />
    </>
  );
}
