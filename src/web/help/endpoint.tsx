import { apiBasePath, apiEndpoints } from "#content/api-reference.ts";
import { Table } from "./table.tsx";

/** A field's name that may break after its dots and underscores, on a phone. */
const breakable = (name: string) =>
  name.split(/(?<=[._])/).flatMap((part, at) => (at ? [<wbr key={at} />, part] : [part]));

/** An address of the API: its method and path, what it does, and the fields that it takes. */
export function Endpoint({ name }: { name: keyof typeof apiEndpoints }) {
  const { method, path, text, fields } = apiEndpoints[name];
  return (
    <div className="endpoint">
      <p className="endpoint__address">
        <span className="endpoint__method">{method}</span>
        <code>
          {apiBasePath}
          {path}
        </code>
      </p>
      <p>{text}</p>
      {fields.length > 0 ? (
        <Table
          caption={method === "GET" ? "Parameters" : "Body"}
          head={["Field", "Type", "Meaning"]}
          rows={fields.map((field) => [
            <code key={field.name}>{breakable(field.name)}</code>,
            field.type,
            field.text,
          ])}
        />
      ) : null}
    </div>
  );
}
