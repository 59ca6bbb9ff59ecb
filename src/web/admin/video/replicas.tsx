import type { ReplicaView } from "#domain/videos/ports.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { Field } from "../../ui/Field.tsx";
import { NameKnot } from "../../ui/NameKnot.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RenameForm } from "./rename-form.tsx";

const states = {
  ready: { word: "Ready", tone: "moss" },
  training: { word: "Training", tone: "amber" },
  failed: { word: "Failed", tone: "brick" },
} as const;

/** The provider's replicas; a text where it couldn't be asked, null where none is connected. */
export function Replicas({
  replicas,
  actions,
}: {
  replicas: ReplicaView[] | string | null;
  actions: Actions;
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-5">Replicas</h2>
      {replicas === null ? (
        <p className="text-ink-soft">
          No video provider is connected. Set <code>TAVUS_API_KEY</code> and{" "}
          <code>TAVUS_REPLICA_ID</code> to list its replicas and videos here.
        </p>
      ) : typeof replicas === "string" ? (
        <Notice tone="brick" title="Failed to load replicas">
          {replicas}
        </Notice>
      ) : (
        <DataTable
          caption="Replicas at the video provider"
          columns={columnsFor(actions)}
          rows={replicas}
          keyOf={({ id }) => id}
        />
      )}
      {replicas === null ? null : (
        <>
          <h3 className="text-4">New replica</h3>
          <NewReplicaForm actions={actions} />
        </>
      )}
    </section>
  );
}

const columnsFor = (actions: Actions): Column<ReplicaView>[] => [
  {
    title: "Replica",
    isName: true,
    cell: ({ id, name }) => (
      <>
        <NameKnot name={name ?? id} className="replica-knot" /> {name ?? id}
      </>
    ),
  },
  { title: "ID", cell: ({ id }) => <code>{id}</code> },
  {
    title: "Status",
    cell: ({ status, isDefault }) => (
      <span className="marks">
        <Badge tone={states[status].tone}>{states[status].word}</Badge>
        {isDefault ? <span className="text-ink-soft">Default, can’t be deleted</span> : null}
      </span>
    ),
  },
  {
    title: "Actions",
    isActions: true,
    cell: ({ id, name, isDefault }) =>
      isDefault ? null : (
        <div className="actions">
          <RenameForm
            actions={actions}
            intent="rename"
            schema={() =>
              import("#domain/videos/contract.ts").then(({ RenameReplica }) => RenameReplica)
            }
            id={id}
            name={name}
          />
          <ActionButton
            actions={actions}
            fields={{ intent: "delete", id, name: name ?? id }}
            about={name ?? id}
            busy="Deleting..."
            asks
          >
            Delete
          </ActionButton>
        </div>
      ),
  },
];

const NewReplicaForm = ({ actions }: { actions: Actions }) => (
  <ActionForm
    {...actions.form}
    intent="create"
    schema={() => import("#domain/videos/contract.ts").then(({ NewReplica }) => NewReplica)}
    submit="Create replica"
    busy="Creating..."
    className="reply-form"
  >
    {(field) => (
      <>
        <Field {...field("name")} label="Name" maxLength={100} />
        <Field
          {...field("trainVideoUrl")}
          label="Training video URL"
          type="url"
          hint="The person in it must have agreed to this in writing. The provider must be able to download it."
          maxLength={1000}
        />
      </>
    )}
  </ActionForm>
);
