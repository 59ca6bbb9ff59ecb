import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ServiceTemplate, ServiceType } from "#domain/projects/contract.ts";
import { ApiError, postJson } from "../../../kit/api-call.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Preview } from "../../preview.tsx";
import { TemplateBrowser } from "../../templates/template-browser.tsx";
import type { WorkspaceStore } from "../session/workspace-store.ts";

/**
 * The service catalogue beside a project, each template with its real preview before it is used: one of this project's
 * type replaces the configuration, as one step of undo; one of another type starts a new project.
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
  const [chosen, setChosen] = useState<ServiceTemplate | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isOwnType = chosen?.serviceType === type && !isReadOnly;

  const start = async ({ id }: ServiceTemplate) => {
    setStarting(true);
    try {
      const key = crypto.randomUUID();
      const input = { templateId: id };
      const started = await postJson<{ id: string }>(paths.newProject(), input, { key });
      question.current?.close();
      await navigate(paths.workspace(started.id));
    } catch (thrown) {
      setFailure(thrown instanceof ApiError ? thrown.message : "That didn’t work. Try again.");
    } finally {
      setStarting(false);
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

  const lookAt = (template: ServiceTemplate) => {
    setChosen(template);
    setFailure(null);
    question.current?.showModal();
  };

  return (
    <div className="workspace-catalog">
      <h2 className="sr-only">Service catalogue</h2>
      <TemplateBrowser
        first={type}
        renderName={(template) => (
          <button type="button" onClick={() => lookAt(template)}>
            {template.name}
          </button>
        )}
      />
      <Dialog
        ref={question}
        className="preview-dialog"
        title={chosen?.name ?? "Template"}
        onClose={() => setChosen(null)}
        footer={
          chosen ? (
            <Button busy={isStarting} onClick={() => use(chosen)}>
              {isOwnType ? "Use in this project" : "Start a new project"}
            </Button>
          ) : null
        }
      >
        {failure ? (
          <Notice tone="brick" live>
            {failure}
          </Notice>
        ) : null}
        {chosen ? (
          <>
            <p>
              {isOwnType
                ? "It replaces this project’s configuration. You can undo that."
                : "It becomes a new project. This one stays as it is."}
            </p>
            <Preview
              serviceType={chosen.serviceType}
              name={chosen.name}
              configuration={chosen.configuration}
            />
          </>
        ) : null}
      </Dialog>
    </div>
  );
}
