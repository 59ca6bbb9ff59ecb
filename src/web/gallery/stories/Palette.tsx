import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Search, Settings } from "../../ui/icons.tsx";
import { type CommandGroup, Palette } from "../../ui/Palette.tsx";
import { longWord, type Story } from "../story.ts";

const run = () => {};
const groups: CommandGroup[] = [
  {
    value: "Pages",
    items: [
      { id: "settings", label: "Settings", icon: <Settings />, run },
      { id: "long", label: longWord, run },
    ],
  },
  { value: "Help", items: [{ id: "keys", label: "Keyboard shortcuts", keys: "?", run }] },
];
const searches = (typed: string) => [
  { id: "search", label: `Search orders for “${typed}”`, icon: <Search />, run },
];

function Opens({ isEmpty = false }: { isEmpty?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Search
      </Button>
      {isOpen ? (
        <Palette
          groups={isEmpty ? [] : groups}
          {...(!isEmpty && { searches })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export const stories: Story[] = [
  { state: "opens", shows: <Opens /> },
  { state: "nothing in it", shows: <Opens isEmpty /> },
];
