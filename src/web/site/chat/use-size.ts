import { useEffect, useState } from "react";

const key = "chat-size"; // content/browser-storage.ts

const readLarge = () => {
  try {
    return localStorage.getItem(key) === "large";
  } catch {
    return false; // storage may be switched off
  }
};

/** Whether somebody made the chat larger: this browser remembers it. `id` is its window's. */
export function useSize(id: string): { isLarge: boolean; toggle: () => void } {
  const [isLarge, setLarge] = useState(readLarge);
  useEffect(() => {
    document.getElementById(id)?.classList.toggle("chat--large", isLarge);
  }, [id, isLarge]);
  return {
    isLarge,
    toggle() {
      setLarge(!isLarge);
      try {
        if (isLarge) localStorage.removeItem(key);
        else localStorage.setItem(key, "large");
      } catch {
        // it then stays so on this page
      }
    },
  };
}
