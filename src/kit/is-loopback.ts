/**
 * Whether an address is the machine's own: 127.0.0.0/8, also within IPv6, and ::1. Sessions keep the first 64 bits of
 * an IPv6 address only (http/client-address.ts), which leaves nothing but zeros of ::1.
 */
export function isLoopback(address: string): boolean {
  const text = address.toLowerCase();
  return (
    /^([0:]*:ffff:)?127(\.\d{1,3}){3}$/.test(text) ||
    /^[0:]*:ffff:7f[\da-f]{2}:[\da-f]{1,4}$/.test(text) ||
    /^[0:]*:0*[01]?(\/\d+)?$/.test(text)
  );
}
