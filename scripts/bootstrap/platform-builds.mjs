/**
 * Which of a package's optional dependencies are its builds for a platform, judged by their names
 * (`@oxlint/binding-linux-x64-gnu`, `lightningcss-darwin-arm64`).
 * @param {Record<string, string>} optionalDependencies name → version
 * @param {{ platform: string, arch: string, libc: "gnu" | "musl" }} target libc matters on Linux only
 * @returns {{ name: string, version: string }[]}
 */
export function platformBuilds(optionalDependencies, { platform, arch, libc }) {
  return Object.entries(optionalDependencies)
    .filter(([name]) => {
      const words = name.split(/[/-]/);
      const otherLibc = libc === "gnu" ? "musl" : "gnu";
      return (
        words.includes(platform) &&
        words.includes(arch) &&
        !(platform === "linux" && words.includes(otherLibc))
      );
    })
    .map(([name, version]) => ({ name, version }));
}
