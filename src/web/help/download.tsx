import { Download as DownloadIcon } from "../ui/icons.tsx";

const files = import.meta.glob<string>("../../../content/{pine,samples}/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A link to a file of content/pine or content/samples as it stands there, by its path in content/. */
export function Download({ file }: { file: string }) {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return (
    <p className="download">
      <a href={files[`../../../content/${file}`]} download={name}>
        <DownloadIcon size={16} /> Download {name}
      </a>
    </p>
  );
}
