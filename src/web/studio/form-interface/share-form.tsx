import { paths } from "../../paths.ts";
import { Field, TextArea } from "../../ui/Field.tsx";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Where the form is, and what puts it on another site. */
export function ShareForm(props: {
  name: string;
  address: string;
  publicUrl: string;
  /** Unfolded from the beginning. */
  isOpen: boolean;
}) {
  const { name, address, publicUrl, isOpen } = props;
  const frame = publicUrl + paths.publicForm(address, { embed: "1" });
  const code = `<iframe src="${escaped(frame)}" title="${escaped(name)}" width="100%" height="600" frameborder="0"></iframe>
<script src="${publicUrl}${paths.formEmbedScript()}" async></script>`;
  return (
    <details className="form-answers__share" open={isOpen}>
      <summary>Share and embed</summary>
      <div className="designer">
        <Field
          label="Address"
          name="address"
          readOnly
          value={publicUrl + paths.publicForm(address)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <TextArea
          label="Code for your own site"
          name="embed"
          hint="The form then grows with its content."
          readOnly
          rows={4}
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </details>
  );
}
