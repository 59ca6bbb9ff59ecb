import { useContext, useState } from "react";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { languageNames } from "#domain/projects/configuration/form-texts.ts";
import { languagesOf } from "#domain/projects/configuration/form-translations.ts";
import { FormView } from "../../forms/form-view.tsx";
import { StyledForm } from "../../forms/styled-form.tsx";
import { Button } from "../../ui/Button.tsx";
import type { PreviewProps } from "../designer-props.ts";
import { PictureContext } from "../pictures.ts";

/** The real form, filled in for a look: its conditions, steps and checks work, and nothing is stored or sent. */
export default function FormPreview({ name, configuration }: PreviewProps<"form-interface">) {
  const form = configuration.formInterface;
  const [language, setLanguage] = useState(form.language);
  const logoUrl = useContext(PictureContext)(form.styling.logoFileId);
  const [round, setRound] = useState(0);
  const shown = languagesOf(form).includes(language) ? language : form.language;
  return (
    <div className="form-preview">
      <div className="form-preview__bar">
        <p>Preview: nothing is stored.</p>
        <Languages form={form} shown={shown} choose={setLanguage} />
        <Button variant="quiet" size="small" onClick={() => setRound(round + 1)}>
          Start again
        </Button>
      </div>
      <StyledForm styling={form.styling}>
        <FormView
          key={`${round}-${form.styling.layout}`}
          form={form.title.trim() === "" ? { ...form, title: name } : form}
          language={shown}
          {...(logoUrl && { logoUrl })}
        />
      </StyledForm>
    </div>
  );
}

function Languages(props: {
  form: FormInterface;
  shown: FormInterface["language"];
  choose: (language: FormInterface["language"]) => void;
}) {
  const languages = languagesOf(props.form);
  if (languages.length < 2) return null;
  return (
    <label className="form-preview__language">
      <span className="sr-only">Language</span>
      <select
        className="input"
        value={props.shown}
        onChange={({ target }) => props.choose(target.value as FormInterface["language"])}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
