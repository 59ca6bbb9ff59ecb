import { placeOf } from "#kit/zone-words.ts";
import { timeZones } from "#kit/zoned-time.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Field.tsx";

const regionOf = (zone: string) => (zone.includes("/") ? (zone.split("/")[0] ?? "") : "World");

/**
 * Reads the page in another time zone; works without scripts, and stands in the address. It names all of them, which
 * is half of the page: so only for who asks.
 */
export function ZoneForm({ zone }: { zone: string }) {
  const zones = timeZones.includes(zone) ? timeZones : [zone, ...timeZones];
  return (
    <form className="booking__zones" action={paths.demo()} method="get">
      <Select label="Your time zone" name="zone" defaultValue={zone}>
        {[...Map.groupBy(zones, regionOf)].map(([region, own]) => (
          <optgroup key={region} label={region}>
            {own.map((one) => (
              <option key={one} value={one}>
                {one
                  .split("/")
                  .slice(1, -1)
                  .map((part) => `${part}, `)}
                {placeOf(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Button type="submit" variant="quiet">
        Show times in this zone
      </Button>
    </form>
  );
}
