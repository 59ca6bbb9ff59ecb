import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChevronDown, LogOut, Moon, Settings, Sun } from "../../ui/icons.tsx";
import { Menu, MenuChoice, MenuItem, MenuLine, MenuLink } from "../../ui/Menu.tsx";
import { longWord, type Story } from "../story.ts";

const options = [
  { value: "light", label: "Light", icon: <Sun /> },
  { value: "dark", label: "Dark", icon: <Moon /> },
] as const;

function Choosing() {
  const [value, setValue] = useState<"light" | "dark">("light");
  return <MenuChoice label="Theme" value={value} options={options} onChange={setValue} />;
}

export const stories: Story[] = [
  {
    state: "opens",
    shows: (
      <Menu
        trigger={
          <Button variant="quiet" iconAfter={<ChevronDown />}>
            Account
          </Button>
        }
      >
        <MenuLink to="#Menu" icon={<Settings />}>
          Settings
        </MenuLink>
        <MenuLink to="#Menu">{longWord}</MenuLink>
        <MenuLine />
        <Choosing />
        <MenuLine />
        <MenuItem icon={<LogOut />} onSelect={() => {}}>
          Logout
        </MenuItem>
      </Menu>
    ),
  },
];
