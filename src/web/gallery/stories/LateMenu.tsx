import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ChevronDown, LogOut, Settings } from "../../ui/icons.tsx";
import { LateMenu } from "../../ui/LateMenu.tsx";
import type { Story } from "../story.ts";

function Late() {
  const [hasFailed, setFailed] = useState(false);
  return hasFailed ? (
    <a href="#LateMenu">Settings</a>
  ) : (
    <LateMenu
      trigger={
        <Button variant="quiet" iconAfter={<ChevronDown />}>
          Account
        </Button>
      }
      onFailed={() => setFailed(true)}
    >
      {({ MenuItem, MenuLink }) => (
        <>
          <MenuLink to="#LateMenu" icon={<Settings />}>
            Settings
          </MenuLink>
          <MenuItem icon={<LogOut />} onSelect={() => {}}>
            Logout
          </MenuItem>
        </>
      )}
    </LateMenu>
  );
}

export const stories: Story[] = [{ state: "opens, fetched at the first visit", shows: <Late /> }];
