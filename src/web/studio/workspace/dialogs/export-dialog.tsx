import type { ProjectExport } from "#domain/projects/contract.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Download } from "../../../ui/icons.tsx";
import type { DialogProps } from "../room.ts";
import { useOpened } from "./use-opened.ts";

/** A name that every system takes. */
const fileName = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "project"}.json`;

function download(name: string, content: unknown) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: fileName(name) });
  link.click();
  URL.revokeObjectURL(address);
}

/** What a project can be taken away as. The file holds what is on the screen, saved or not. */
export function ExportDialog({ project, state, close }: DialogProps) {
  const dialog = useOpened();
  const { document } = state.editing;
  const file: ProjectExport = {
    format: "ariaworks-project",
    formatVersion: 1,
    serviceType: project.serviceType,
    schemaVersion: project.schemaVersion,
    ...document,
    name: document.name.trim() || project.name,
  };
  return (
    <Dialog ref={dialog} title="Export" onClose={close}>
      <p>
        A file with everything that you see here, also what isn't saved yet. It can be imported
        again, in your studio or another one.
      </p>
      <p>
        <Button icon={<Download size={16} />} onClick={() => download(file.name, file)}>
          Download JSON
        </Button>
      </p>
    </Dialog>
  );
}
