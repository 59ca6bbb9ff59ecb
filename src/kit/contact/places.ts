import { plainLetters } from "../words.ts";

/** Large cities after which no time zone is named. */
const cities = `Munich München Muenchen Hamburg Köln Cologne Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden
Hannover Hanover Nürnberg Nuremberg Duisburg Bochum Bonn Münster Mannheim Karlsruhe Augsburg Freiburg Mainz Kassel Kiel Lübeck Rostock
Graz Linz Salzburg Innsbruck Genf Geneva Genève Basel Bern Lausanne Luzern Winterthur Barcelona Valencia Sevilla Seville Zaragoza Málaga Murcia
Bilbao Alicante Granada Valladolid Vigo Gijón Palma Lyon Marseille Toulouse Nice Nantes Strasbourg Straßburg Montpellier Bordeaux Lille
Rennes Reims Grenoble Dijon Angers Anvers Antwerp Gent Ghent Liège Bruges Birmingham Manchester Glasgow Liverpool Leeds Sheffield Bristol
Edinburgh Cardiff Newcastle Nottingham Leicester Oxford Cambridge Brighton York Bath Cork Galway Limerick Rotterdam Utrecht Eindhoven Milan
Mailand Milano Naples Napoli Turin Torino Florence Firenze Florenz Venice Bologna Porto Krakow Kraków Gdansk Wroclaw Gothenburg Aarhus Bergen
Boston Seattle Austin Dallas Houston Miami Atlanta Philadelphia Portland Minneapolis Baltimore Charlotte Nashville Orlando Tampa Cleveland
Pittsburgh Sacramento Oakland Brooklyn Washington Texas California Florida Ohio Oregon Virginia Arizona Colorado Georgia Ottawa
Calgary Mumbai Delhi Bangalore Bengaluru Chennai Hyderabad Pune Shenzhen Guangzhou Beijing Osaka Kyoto Canberra Wellington
Guadalajara Medellín Rosario Córdoba Cusco Quito Rio Abuja Kumasi Mombasa Pretoria Durban Marrakech Wien Zürich Athen Rom Lissabon Warschau Prag
Moskau Brüssel Bruxelles Londres Londra Berlín Parigi Vienne Viena Rome Roma Athènes Atenas Lisbonne Lisboa Varsovie Varsovia Praga
Scotland England Wales Bavaria Bayern Hessen Sachsen Tirol Catalonia Cataluña Andalucía Bretagne Normandie Provence Europe Europa Africa Asia
Afrika Asien America Amerika Holland UK USA US EU UAE`;

let places: ReadonlySet<string> | null = null;
/** Time zones are named after cities; countries are known in the four languages. */
function readPlaces(): ReadonlySet<string> {
  const zones = Intl.supportedValuesOf("timeZone").flatMap((zone) => zone.split("/").at(-1) ?? []);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const countries = ["en", "de", "es", "fr"].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
  return new Set(
    [...zones.map((zone) => zone.replaceAll("_", " ")), ...countries, ...cities.split(/\s+/)].map(
      plainLetters,
    ),
  );
}

/** Whether a name is that of a city or a country, as far as we know them: "Accra", "New York", "Frankreich". */
export function isPlace(name: string): boolean {
  places ??= readPlaces();
  const plain = plainLetters(name.trim());
  return places.has(plain) || places.has(plain.replace(/^(?:the|den|der|la|le|el) /, ""));
}
