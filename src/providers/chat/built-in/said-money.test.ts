import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "#kit/sentences.ts";
import { saidBudget } from "./said-money.ts";

const cases: readonly [said: string, budget: RegExp][] = [
  ["Our budget is 2.5k", /^2\.5k$/],
  ["two hundred a month tops", /^two hundred a month tops$/],
  ["me dijeron 2000 en otro sitio y es mucho, yo llego a 1200", /^1200$/],
  ["el otro cobraba 600 dolares, yo tengo 350", /^350$/],
  ["wir haben nur 400", /^400$/],
  ["like 250 quid?", /250 quid/],
  ["This time the board allows 1,000 and not a cent more.", /^1,000/],
  ["Teníamos pensado 1.000 euros, pero podemos subir a 1.300.", /1\.300/],
  ["I can pay 15,000 cedis", /15,000 cedis/],
  ["we turn over 250k a year and lose maybe 2,000 a month", /^$/],
  ["We manage 240 flats", /^$/],
  ["2 x 240 euros", /^$/],
  ["Quisiéramos un presupuesto para un asistente", /^$/],
  ["mandadnos un presupuesto para 240 pisos", /^$/],
  ["Could be 3,000, could be a bit more", /^3,000$/],
  ["We have between 2.5k and 3k", /between 2\.5k and 3k/],
  ["höchstens zweitausend Euro", /höchstens zweitausend Euro/],
  ["mil quinientos euros como mucho", /mil quinientos euros/],
  ["700 bucks is ok", /700 bucks/],
  ["we could go to 1,200", /1,200|^$/],
  ["Budget: 4000", /4000/],
  ["budget is around four thousand", /four thousand/],
  ["Budget liegt bei 1.200,50 €", /1\.200,50 €/],
  ["two grand max", /two grand/],
  ["ich kann bis zu 800 Franken ausgeben", /800 Franken/],
  ["On a environ 3 000 € de budget", /3.000 €/],
  ["notre budget est de deux mille euros", /deux mille euros/],
  ["tenemos unos 900 euros", /900 euros/],
  ["£1,500 tops", /£1,500/],
  ["a site for 2000 euros", /2000 euros/],
  ["5k", /5k/],
  ["we could do 450ish", /^450ish$/],
  ["220 is fine", /^220$/],
  ["1750 is exactly our budget", /^1750$/],
  ["con 320 nos vale", /320/],
  ["380 ça me va", /^380$/],
  ["je peux mettre 900, pas plus", /900/],
  ["mehr als 280 ist nicht drin", /280/],
  ["got about 1100 put by", /about 1100/],
  ["there's 260 in the pot", /260/],
  ["max is 240", /240/],
  ["if you can do it ring me on 0141 496 0222", /^$/],
  ["page 404 works but the form doesn't", /^$/],
  ["August 2027 works for us", /^$/],
  ["300 visitors is okay for a start", /^$/],
  ["around €3k", /€3k/],
  ["3-4k", /3-4k/],
  ["1500 to 2000 USD", /1500 to 2000 USD/],
  ["USD 1500", /USD 1500/],
  ["we can't spend more than $900", /\$900/],
  ["They quoted us 6000", /^$/],
  ["Is $400 the price?", /^$/],
  ["An agency charged us $9,000", /^$/],
  ["Angebot über 4.800 Euro bekommen", /^$/],
  ["how much is the 500 dollar one", /^$/],
  ["we sell 300 bikes a year", /^$/],
  ["140 pages", /^$/],
  ["I owe you $80", /^$/],
  ["our turnover is 2 million euros", /^$/],
  ["I paid 400 dollars for it", /^$/],
  ["We have 1200 members", /^$/],
  ["budget for 3 pages", /budget/],
  ["no budget yet", /budget/],
  ["Unser Budget sind fünfzehnhundert Euro", /fünfzehnhundert Euro/],
  ["eintausendzweihundert Euro haben wir", /eintausendzweihundert Euro/],
  ["we can do 1000 now. actually make it $1,200", /1,200/],
  ["we've put 3000 pounds aside", /3000 pounds/],
  ["I'd pay up to a thousand dollars", /thousand dollars/],
  ["el tope son 2.000€", /2\.000€/],
  ["maximum 1800", /1800|^$/],
  ["not more than 1500 please", /1500/],
  ["nicht mehr als 1500", /1500/],
  ["max. 2000", /2000/],
  ["up to 80 clients", /^$/],
  ["up to 1500 contacts", /^$/],
  ["$50 a month", /\$50 a month/],
  ["half a grand", /half a grand/],
  ["dos mil", /^$|dos mil/],
  ["quinze cents euros", /quinze cents euros/],
  ["can't go over 2000 us", /2000/],
  ["350 is about what I had in mind", /350/],
  ["i have maybe 250", /250/],
  ["we have maybe 250 clients", /^$/],
  ["300 max. hm, saw the prices. 450 then", /^450$/],
  ["page 450 then", /^$/],
  ["We've been paying somebody in Turin 350 euros a month", /^$/],
  ["He could release up to 6,000 this quarter", /6,000/],
  ["A friend who works there says it would be 300 euros", /^$/],
  ["the council gave us 2,200 towards it", /2,200/],
  ["we've three and a half thousand put by", /three and a half thousand/],
  ["Podría gastarme 700 euros, 800 como máximo", /800/],
  ["500 hätt ich", /500/],
  ["the cat is about 350 years old", /^$/],
];

test.each(cases)(
  "a budget is read with its words, and the prices of others are none: %j",
  (said, expected) => {
    expect(saidBudget(sentencesOf(said))).toMatch(expected);
  },
);

test("no digit of a budget is lost or changed, however it is written", () => {
  const amount = fc.integer({ min: 100, max: 999_999 });
  const written = fc.constantFrom(
    (value: number) => `${value} euros`,
    (value: number) => `$${value.toLocaleString("en-US")}`,
    (value: number) => `${value.toLocaleString("de-DE")} €`,
    (value: number) => `${value.toLocaleString("fr-FR")} €`,
  );
  const around = fc.constantFrom("Our budget is {}.", "Unser Budget: {}", "max {} please");
  fc.assert(
    fc.property(amount, written, around, (value, write, sentence) => {
      const said = saidBudget(sentencesOf(sentence.replace("{}", () => write(value))));
      expect(said.replace(/\D/g, "")).toBe(String(value));
    }),
  );
});
