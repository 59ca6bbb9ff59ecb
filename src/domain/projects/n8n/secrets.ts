const secretName =
  /authorization|api[-_ ]?key|(?:^|[-_])auth(?:$|[-_])|token(?!s)|secret|passw(?:or)?d|cookie|credential|private[-_ ]?key/i;

/** Whether a field's name says that it holds a secret. */
export const isSecretName = (name: string): boolean => secretName.test(name);

const maxReference = 2000;

/** Whether a value only points to data, as `=Bearer {{ $json.token }}` does: then it holds no secret itself. */
export function isReference(value: unknown, operand: (value: unknown) => string | null): boolean {
  if (typeof value !== "string" || value.length > maxReference) return false;
  if (!value.startsWith("=") || !value.includes("{{")) return false;
  const beside = value
    .slice(1)
    .replaceAll(/\{\{.*?\}\}/gs, "")
    .trim();
  const code = operand(value);
  return /^(?:bearer|basic|token)?$/i.test(beside) && code !== null && !/"[^"]{9,}"/.test(code);
}

/** A text in JSON's form without the values whose names say that they are secrets. */
export function withoutSecretFields(body: string, say: (name: string) => void): string {
  return body.replaceAll(
    /"([^"\\\n]{1,100})"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g,
    (whole, name: string, between: string, value: string) => {
      if (!isSecretName(name) || value === "" || /^\{\{(?:(?!\}\}).)*\}\}$/s.test(value))
        return whole;
      say(name);
      return `"${name}"${between}""`;
    },
  );
}

/** An address without the user and password, and the parameters, that hold secrets. */
export function withoutSecretsInAddress(url: string, say: (what: string) => void): string {
  const bare = url.replace(/^(\w+:\/\/)[^/?#\s]*@/, "$1");
  if (bare !== url) say("The password in its address was left out. Use a connection.");
  return bare
    .replaceAll(
      /([?&])([^=&#?{}]+)=([^&#]*)/g,
      (whole, sign: string, name: string, value: string) => {
        if (!isSecretName(name) || value === "" || /^\{\{.*\}\}$/s.test(value)) return whole;
        say(`“${name.slice(0, 80)}” was left out, as it holds a secret. Use a connection.`);
        return sign === "?" ? "?" : "";
      },
    )
    .replace(/\?&/, "?")
    .replace(/\?$/, "");
}
