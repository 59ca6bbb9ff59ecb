import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { serviceTemplates } from "#content/service-templates.ts";
import type { ServiceTemplate, ServiceType } from "#domain/projects/contract.ts";
import { ApiError, postJson } from "../../../kit/api-call.ts";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { typeNames } from "../../type-words.ts";
import type { WorkspaceStore } from "../session/workspace-store.ts";

/** Popular first, those of the project's own type before the others. */
const ordered = (type: ServiceType) =>
  serviceTemplates.toSorted(
    (a, b) =>
      Number(b.serviceType === type) - Number(a.serviceType === type) ||
      Number(b.popular) - Number(a.popular),
  );

/**
 * Templates by name: one of this project's type replaces the configuration, after a question and as one step of undo;
 * one of another type starts a new project.
 */
export function TemplateList({
  type,
  store,
  isReadOnly,
}: {
  type: ServiceType;
  store: WorkspaceStore;
  isReadOnly: boolean;
}) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ServiceTemplate | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = ordered(type).filter(({ name, description, serviceType }) => {
    const text = `${name} ${description} ${typeNames[serviceType]}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isOwnType = chosen?.serviceType === type && !isReadOnly;

  const start = async ({ id }: ServiceTemplate) => {
    setStarting(true);
    try {
      const key = crypto.randomUUID();
      const input = { templateId: id };
      const started = await postJson<{ id: string }>(paths.newProject(), input, { key });
      await navigate(paths.workspace(started.id));
    } catch (thrown) {
      setFailure(thrown instanceof ApiError ? thrown.message : "That didn't work. Try again.");
    } finally {
      setStarting(false);
      question.current?.close();
    }
  };
  const use = (template: ServiceTemplate) => {
    if (!isOwnType) {
      void start(template);
      return;
    }
    const { document } = store.state().editing;
    store.change({ ...document, configuration: template.configuration });
    question.current?.close();
  };

  return (
    <div className="workspace-catalog" data-own-undo>
      <input
        className="input"
        type="search"
        aria-label="Search services"
        placeholder="Search services"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {failure ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
      {found.length === 0 ? <p>No services found matching your search.</p> : null}
      <ul>
        {found.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className="workspace-catalog__entry"
              onClick={() => {
                setChosen(template);
                setFailure(null);
                question.current?.showModal();
              }}
            >
              <b>{template.name}</b>
              <span className="text-ink-soft">{template.description}</span>
              <span className="workspace-catalog__type">
                {typeNames[template.serviceType]}
                {template.popular ? <Badge tone="accent">Popular</Badge> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        ref={question}
        title={isOwnType ? "Replace the configuration?" : "Start a new project?"}
        confirm={isOwnType ? "Replace" : "Start project"}
        busy={isStarting}
        onConfirm={() => chosen && use(chosen)}
      >
        <p>
          {isOwnType
            ? `“${chosen?.name}” takes the place of this project's configuration. You can undo that.`
            : `“${chosen?.name}” becomes a new project. This one stays as it is.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
