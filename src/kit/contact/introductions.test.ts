import fc from "fast-check";
import { expect, test } from "vitest";
import { readContacts } from "../read-contact.ts";

test.each<[said: string | string[], name: string | null, company: string | null]>([
  ["hi, it's Maria from Bäckerei Huber, our old site is dead", "Maria", "Bäckerei Huber"],
  [
    "Wir bräuchten ein Angebot für einen Chatbot.\n\nGrüße\nT. Weber\nWeber Haustechnik",
    "T. Weber",
    "Weber Haustechnik",
  ],
  ["Bonjour, je suis Camille de chez Torréfaction Lemaire", "Camille", "Torréfaction Lemaire"],
  [
    "Dr. Anneliese Krämer, Zahnarztpraxis am Markt. Bitte rufen Sie mich zurück: 0911 4960123",
    "Anneliese Krämer",
    "Zahnarztpraxis am Markt",
  ],
  ["i'm sofia, we make candles (Wax & Wonder), sofia@waxwonder.example", "Sofia", "Wax & Wonder"],
  ["Smart Form is what I want. Regards, Will", "Will", null],
  ["Ich bin Schreinermeister und suche eine Website mit fünf Seiten", null, null],
  ["Je suis restaurateur à Lyon et je cherche un chatbot", null, null],
  [
    "Ich heiße Björn Müller-Lüdenscheidt, meine Mail ist bjoern@ml-immo.example",
    "Björn Müller-Lüdenscheidt",
    null,
  ],
  [
    "Le habla Ignacio de la Vega, de Talleres Vega. Quisiera un presupuesto",
    "Ignacio de la Vega",
    "Talleres Vega",
  ],
  [
    "This is Priya Raghunathan calling on behalf of Lotus Accounting",
    "Priya Raghunathan",
    "Lotus Accounting",
  ],
  [
    "What's your cheapest website? — Ruth O'Connell, St Brigid's Primary School",
    "Ruth O'Connell",
    "St Brigid's Primary School",
  ],
  ["Can I talk to somebody? It's urgent. Sarah", "Sarah", null],
  ["Is Aria your real name?", null, null],
  [
    "Guten Tag, Hausverwaltung Lindner, mein Name ist Petra Lindner",
    "Petra Lindner",
    "Hausverwaltung Lindner",
  ],
  ["nombre: Andrés Gil\nempresa: Hostal Miramar\ntel: 612 345 678", "Andrés Gil", "Hostal Miramar"],
  ["Vorname: Jana, Nachname: Novak, Firma: Novak Design", "Jana Novak", "Novak Design"],
  ["I'm calling about an invoice. Name's Delgado.", "Delgado", null],
  ["ich bin die steffi vom blumenladen rosenrot", "Steffi", "blumenladen rosenrot"],
  ["je m'appelle karim benali, j'ai un garage à lille", "Karim Benali", null],
  [
    [
      "Hi! Do you build chatbots?",
      "Great. I'm Hanna, by the way, and this is for Nordwind Segelschule.",
    ],
    "Hanna",
    "Nordwind Segelschule",
  ],
  [
    [
      "I trade crypto and want an indicator",
      "email is dmitri.volkov@mail.example",
      "Dmitri Volkov",
    ],
    "Dmitri Volkov",
    null,
  ],
  ["Viele Grüße aus Hamburg, Meike", "Meike", null],
  [
    "Cordialement,\nMme Sophie d'Alembert\nÉcole Jules Verne",
    "Sophie d'Alembert",
    "École Jules Verne",
  ],
  ["I saw that Google Ads isn't included. Thanks, Google fan", null, null],
  ["I'm Interested in the Full Website package", null, null],
  ["Ich bin Neu hier und habe eine Frage", null, null],
  ["it's for my shop, The Velvet Fox. I'm Jude", "Jude", "The Velvet Fox"],
  ["Somos Clínica Dental Arroyo, recibimos 50 llamadas al día", null, "Clínica Dental Arroyo"],
  [
    "My colleague Hannah will call you tomorrow. I'm Rob Finch, Finch Joinery.",
    "Rob Finch",
    "Finch Joinery",
  ],
  [
    "Good morning, Fiona McAllister, bursar, Glenview School",
    "Fiona McAllister",
    "Glenview School",
  ],
  ["Hi I'm Ahmed from Crescent Pharmacy and we need a booking page", "Ahmed", "Crescent Pharmacy"],
  ["yo its jess from the coffee place on mill road", "Jess", null],
  [
    "We need help with our website. Kind regards, Margaret O'Neill (Treasurer, Ballymore Rugby Club)",
    "Margaret O'Neill",
    "Ballymore Rugby Club",
  ],
  ["My husband Pete and I own Pete's Plaice, a chippy in Whitby", null, "Pete's Plaice"],
  ["I'm writing for Ferris & Daughters, a furniture maker", null, "Ferris & Daughters"],
  ["Speaking as the owner of Quill Books, I'd like a chatbot", null, "Quill Books"],
  ["Tomasz Wiśniewski, freelance translator", "Tomasz Wiśniewski", null],
  ["Sent from my iPhone", null, null],
  [
    "Best,\nPriya\n\nPriya Nair | Head of Ops | Basil & Thyme Catering Ltd | +44 20 7946 0123",
    "Priya Nair",
    "Basil & Thyme Catering Ltd",
  ],
  ["Hallo, Sabine Kofler von der Pension Alpenblick hier", "Sabine Kofler", "Pension Alpenblick"],
  ["Servus, i bin da Franz vom Gasthof Post", "Franz", "Gasthof Post"],
  [
    "Mit freundlichen Grüßen\nDipl.-Ing. Karl-Heinz Obermeier\nObermeier Statik GmbH",
    "Karl-Heinz Obermeier",
    "Obermeier Statik GmbH",
  ],
  ["Ich bin Lehrerin an der Grundschule Birkenallee", null, "Grundschule Birkenallee"],
  ["Name ist Krause, Tel. 030 4960123", "Krause", null],
  ["LG Moni", "Moni", null],
  ["vg, dirk", "Dirk", null],
  ["Buenas, soy Nuria del restaurante La Parra", "Nuria", "La Parra"],
  [
    "Mi nombre es María José Pérez de la Cruz y represento a Óptica Cruz",
    "María José Pérez de la Cruz",
    "Óptica Cruz",
  ],
  ["Un saludo, Íñigo", "Íñigo", null],
  ["les escribo desde la gestoría Mármol, soy el dueño", null, "Mármol"],
  ["Atentamente: Rosa Ibáñez, Directora, Colegio San Marcos", "Rosa Ibáñez", "Colegio San Marcos"],
  ["Bonsoir, ici Éloïse Garnier, fleuriste à Tours", "Éloïse Garnier", null],
  [
    "Je m'appelle Nguyen Van Minh et je gère le restaurant Saigon Vert",
    "Nguyen Van Minh",
    "Saigon Vert",
  ],
  ["Bien à vous, Maître Delphine Roux, avocate", "Delphine Roux", null],
  ["Au nom de l'association Les Petits Pas: combien coûte un site?", null, "Les Petits Pas"],
  ["C'est pour le garage Morel. Je suis Thierry Morel.", "Thierry Morel", "Morel"],
  ["I'm Trading View user since 2015", null, null],
  ["It's Excel that kills us", null, null],
  ["This is Urgent", null, null],
  ["I'm in Berlin, are you?", null, null],
  ["My name doesn't matter", null, null],
  ["Hi, I'm a Virgo lol", null, null],
  ["Who is Claude? Are you Claude?", null, null],
  ["My competitor is called Nordic Trails and I want to beat them", null, null],
  ["We were recommended by Anna Schmidt of Hafenbüro", null, null],
  ["Ask for Leila at reception, we're Riverside Dental", "Leila", "Riverside Dental"],
  [
    "Could you send the offer to me and my partner Alex? I'm Robin, robin@twoparts.example",
    "Robin",
    null,
  ],
  [
    [
      "How much is a chatbot?",
      "ok send it to lena@kraut-ruben.example",
      "Lena Kraut, Kraut & Rüben",
    ],
    "Lena Kraut",
    "Kraut & Rüben",
  ],
  [
    ["Guten Tag", "Es geht um unsere Fahrschule Drive4U", "Ansprechpartner bin ich, Uwe Jansen"],
    "Uwe Jansen",
    "Drive4U",
  ],
  ["Contact: Ms Amara Obi, Obi Legal, amara@obilegal.example", "Amara Obi", "Obi Legal"],
  [
    "To whom it may concern, I represent Stadtbücherei Lorch. Yours, H. Maier",
    "H. Maier",
    "Stadtbücherei Lorch",
  ],
  ["I am the one who wrote yesterday, Sven from Fjord Kayaks", "Sven", "Fjord Kayaks"],
  ["Hi there, Bernadette again", "Bernadette", null],
  ["you spoke to my colleague Ivan. I'm his boss, Olga Petrova", "Olga Petrova", null],
  ["Just put 'Grant' on the invoice", null, null],
  [
    "hola buenas, habla patricia de la clínica veterinaria patitas",
    "Patricia",
    "clínica veterinaria patitas",
  ],
  ["soy el dueño de la panadería Trigo de Oro", null, "Trigo de Oro"],
  ["Me presento: Joaquín Salas, gerente de Náutica Levante", "Joaquín Salas", "Náutica Levante"],
  ["bonjour, julie du cabinet dentaire des lilas", "Julie", "cabinet dentaire des lilas"],
  ["Je suis la directrice de l'école Montessori Les Colibris", null, "Montessori Les Colibris"],
  [
    "Nathalie Dubois, SARL Dubois et Fils, 06 12 34 56 78",
    "Nathalie Dubois",
    "SARL Dubois et Fils",
  ],
  ["Hallo zusammen, ich bin Kemal und betreibe den Imbiss Anadolu", "Kemal", "Imbiss Anadolu"],
  ["Mein Unternehmen: Solarhelden UG. Ich: Finn Petersen", "Finn Petersen", "Solarhelden UG"],
  [
    "I'm Dr Sarah Levine and my practice is Levine Orthodontics",
    "Sarah Levine",
    "Levine Orthodontics",
  ],
  ["We're Two Hands Pottery. Ask for Beth.", "Beth", "Two Hands Pottery"],
  ["This is Raj, I do IT for Northgate Academy", "Raj", "Northgate Academy"],
  ["Hey, Max here from Trailhead Bikes", "Max", "Trailhead Bikes"],
  ["It's me again, Tessa (Foxglove Florist)", "Tessa", "Foxglove Florist"],
  ["My shop's name is Button & Thread", null, "Button & Thread"],
  ["You may address me as Captain Ellis", "Ellis", null],
  [
    "My firm, Hartley Conveyancing, has 9 solicitors. — Eve Hartley",
    "Eve Hartley",
    "Hartley Conveyancing",
  ],
  ["On behalf of the Parish Council of Little Wenham", null, "Parish Council of Little Wenham"],
  ["I am Ready to order", null, null],
  ["This is Important for us", null, null],
  ["My boss Martin wants a dashboard", null, null],
  ["Is that Bob from the video?", null, null],
  ["Hi Aria, how are you? Can you tell me about Anna?", null, null],
  ["I work with HubSpot at the moment", null, null],
  ["Thanks Aria, you're great", null, null],
  ["Write to Julia, not to me", null, null],
  ["Your colleague Daniel promised a discount", null, null],
  ["We open in May. June is too late.", null, null],
])("who speaks and for whom is read, and nobody else: %j", (said, name, company) => {
  expect(readContacts(typeof said === "string" ? [said] : said)).toMatchObject({ name, company });
});

const ways: readonly ((name: string) => string)[] = [
  (name) => `Hi, I'm ${name} and I need a website`,
  (name) => `${name} here. What does a chatbot cost?`,
  (name) => `Was kostet eine Website?\n\nGrüße\n${name}`,
  (name) => `hola, soy ${name}, quiero una web`,
  (name) => `Bonjour, je suis ${name} de chez Torréfaction Lemaire`,
  (name) => `Can somebody call me? It's urgent. ${name}`,
];
const people = ["Maria", "Jonas", "Priya", "Camille", "Lucía", "Jean-Luc", "Björn", "Özlem"];

test("a common first name is read in whatever case and way it is told", () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.constantFrom(...ways), (name, way) => {
      expect(readContacts([way(name)]).name).toBe(name);
    }),
  );
});

test("a service, a tool, a day or a place is nobody's name, however it is put", () => {
  const things = ["Landing Page", "Zapier", "Monday", "Berlin", "Smart Form", "HubSpot", "Chatbot"];
  fc.assert(
    fc.property(fc.constantFrom(...things), fc.constantFrom(...ways), (thing, way) => {
      expect(readContacts([way(thing)]).name).toBeNull();
    }),
  );
});

test("whatever is written, reading it ends soon, and what is read stands in it", () => {
  const words = fc.constantFrom(
    ..."I'm maria from here , . — \n Best Grüße name: first last vorname: und Weber | & GmbH bakery (owner) soy de chez".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { name } = readContacts([text]);
      for (const part of name?.split(/\s+/) ?? [])
        expect(text.toLowerCase()).toContain(part.toLowerCase());
    }),
    { numRuns: 150 },
  );
});
