import { FileDrop, UploadRow } from "../../ui/FileDrop.tsx";
import type { UploadItem } from "../../ui/use-uploads.ts";
import { longText, longWord, type Story } from "../story.ts";

const target = { ticket: "none", place: "gallery", name: "files" };
const file: UploadItem = {
  key: 0,
  name: "floor-plan.pdf",
  size: 3_400_000,
  sentBytes: 0,
  state: "waiting",
};
const row = (change: Partial<UploadItem>) => (
  <ul className="file-drop__list">
    <UploadRow item={{ ...file, ...change }} name="files" onRetry={() => {}} onRemove={() => {}} />
  </ul>
);

export const stories: Story[] = [
  {
    state: "empty",
    shows: <FileDrop {...target} label="Floor plan" hint="PDF, PNG or JPG, at most 20 MB" />,
  },
  {
    state: "full",
    shows: (
      <FileDrop
        {...target}
        label="Photos"
        maxFiles={2}
        initial={[
          { id: "fil_1", name: "front.jpg", size: 812_000 },
          { id: "fil_2", name: `${longWord}.jpg`, size: 12_000_000 },
        ]}
      />
    ),
  },
  {
    state: "refused, long words",
    shows: <FileDrop {...target} label={longText} error={longText} maxFiles={3} />,
  },
  { state: "waiting for its turn", shows: row({}) },
  { state: "uploading", shows: row({ state: "uploading", sentBytes: 1_500_000 }) },
  { state: "connection lost", shows: row({ state: "offline", sentBytes: 1_500_000 }) },
  {
    state: "failed for now",
    shows: row({
      state: "failed",
      problem: "Connection lost. Check your connection and try again.",
      mayRetry: true,
    }),
  },
  {
    state: "refused by the server",
    shows: row({
      name: `${longWord}.pdf`,
      state: "failed",
      problem: "The content of this file doesn’t match its name. Please choose another one.",
    }),
  },
];
