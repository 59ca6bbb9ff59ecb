import { useState } from "react";
import type { ProjectExport } from "#domain/projects/contract.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Download } from "../../../ui/icons.tsx";
import type { DialogProps } from "../room.ts";
import { useOpened } from "./use-opened.ts";

/** A name that every system takes. */
const fileName = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "project"}.json`;

function download(content: ProjectExport) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: fileName(content.name) });
  link.click();
  URL.revokeObjectURL(address);
}

/** What a project can be taken away as. The file holds what is on the screen, the brief what is saved. */
export function ExportDialog({ project, store, state, isReadOnly, close }: DialogProps) {
  const dialog = useOpened();
  const [isWriting, setWriting] = useState(false);
  const { document } = state.editing;
  const file: ProjectExport = {
    format: "ariaworks-project",
    formatVersion: 1,
    serviceType: project.serviceType,
    schemaVersion: project.schemaVersion,
    ...document,
    name: document.name.trim() || project.name,
  };
  const openBrief = async () => {
    setWriting(true);
    if (!isReadOnly) await store.save();
    setWriting(false);
    location.assign(paths.projectCall(project.id, "brief.pdf"));
  };
  return (
    <Dialog ref={dialog} title="Export" className="workspace-dialog" onClose={close}>
      <section className="workspace-dialog__part" aria-labelledby="export-json">
        <h3 id="export-json" className="workspace-panel__title">
          JSON file
        </h3>
        <p>
          Everything you see here, including unsaved changes. You can import it into this studio or
          another one.
        </p>
        <p>
          <Button variant="quiet" icon={<Download size={16} />} onClick={() => download(file)}>
            Download JSON
          </Button>
        </p>
      </section>
      <section className="workspace-dialog__part" aria-labelledby="export-pdf">
        <h3 id="export-pdf" className="workspace-panel__title">
          PDF brief
        </h3>
        <p>The project in words, to read, print or share.</p>
        <p>
          <Button
            variant="quiet"
            icon={<Download size={16} />}
            busy={isWriting}
            onClick={() => void openBrief()}
          >
            Download PDF
          </Button>
        </p>
      </section>
    </Dialog>
  );
}
