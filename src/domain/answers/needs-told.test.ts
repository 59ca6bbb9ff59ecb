import { describe, expect, it } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import { rankNeeds } from "./rank-needs.ts";
import { createNeedReader } from "./read-need.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
const ask = (text: string) => replyTo([{ sender: "user", text }], engine, catalogueServices);

describe("a need told as a story, without the service's name", () => {
  it.each([
    [
      "gpt4-chatbot",
      "Thirty times a day somebody rings to ask whether we're open on Sundays and where to park. My receptionist is losing her mind.",
    ],
    [
      "workflow-automation",
      "Each evening I copy the day's orders out of the mail into a sheet and send the sheet to the driver. I'd love that to happen without me.",
    ],
    [
      "crm-integration",
      "Requests from the web land in a mailbox, and then somebody types them into HubspSpot, often twice. Half of the contacts have no owner.",
    ],
    [
      "ongoing-maintenance",
      "The chap who built our pages emigrated. Nobody installs updates or makes copies, and I'm afraid of the day it breaks. I want somebody who keeps an eye on it every month.",
    ],
    [
      "client-portal",
      "We mail tax papers to sixty clients as attachments. I want each of them to sign in and find only their own documents.",
    ],
    [
      "smart-form",
      "People order a cake by mail and forget the date, the size and the allergies. I write back four times. They should be asked everything at once, and it shouldn't let them send half of it.",
    ],
    [
      "web-app",
      "Seven of us work in one Excel file with all rental tools, and it gets overwritten. We'd like something of our own with logins, where each sees who has lent what.",
    ],
    [
      "ui-ux-design",
      "Our developers are good, but the screens look as if nobody had thought about them. We need somebody who draws them properly so that they can build from it.",
    ],
    [
      "pine-script-indicator",
      "I draw the same levels on the TradingView chart every morning by hand. I want them to appear by themselves, with an alert when price crosses.",
    ],
    [
      "market-dashboard",
      "We watch forty commodity prices in five browser tabs. One screen with all of them, charts and warnings when one moves more than three percent.",
    ],
    [
      "tech-consulting",
      "Two agencies sent us quotes, one for 8,000 and one for 41,000. I'd pay for an hour with somebody neutral who tells me which is reasonable.",
    ],
    [
      "ai-video-1min",
      "We want a short clip which greets people, but none of us dares to stand in front of a camera. A digital person could say our text, in English and German.",
    ],
    [
      "full-website",
      "Our firm is eighty years old and one can't find us on the internet. We'd like pages about our history, our services, references and a contact.",
    ],
    [
      "landing-page",
      "We run an ad for one single course in spring and send people to our homepage, where they get lost. It needs one page, one offer, one button.",
    ],
  ])("%s: %s", (service, text) => {
    expect(ask(text).cited[0]).toBe(`/services/${service}`);
  });

  it.each([
    [
      "gpt4-chatbot",
      "Bei uns im Fahrradladen klingelt ständig das Telefon: Wann habt ihr auf, repariert ihr auch E-Bikes? Steht alles im Netz, liest nur keiner.",
    ],
    [
      "workflow-automation",
      "Jeden Abend tippt meine Frau die Bestellungen aus den Mails in die Tabelle ab. Das muss doch von allein gehen.",
    ],
    [
      "crm-integration",
      "Anfragen von der Messe, aus dem Netz und per Mail sollen in Pipedrive landen, aber bitte jeder Kontakt nur einmal.",
    ],
    [
      "ongoing-maintenance",
      "Unser Webmensch ist in Rente. Seitdem spielt niemand Updates ein und Sicherungen gibt es auch keine. Wer kümmert sich monatlich darum?",
    ],
    [
      "client-portal",
      "Wir schicken den Mandanten ihre Unterlagen als Anhang hin und her. Jeder sollte sich anmelden können und nur seine eigenen Dokumente sehen.",
    ],
    [
      "smart-form",
      "Die Leute schicken uns Schadensmeldungen ohne Datum und ohne Foto. Sie sollten alles der Reihe nach gefragt werden und erst absenden können, wenn nichts fehlt.",
    ],
    [
      "web-app",
      "Fünf Kollegen arbeiten in einer Excel-Liste mit dem ganzen Werkzeugverleih, und dauernd überschreibt einer den anderen. Wir hätten gern etwas Eigenes mit Anmeldung für jeden.",
    ],
    [
      "market-dashboard",
      "Wir beobachten dreißig Rohstoffpreise in acht Fenstern. Ich will alles auf einem Bildschirm, mit Kurven und einer Warnung, wenn ein Preis springt.",
    ],
    [
      "pine-script-indicator",
      "Ich zeichne die Linien in TradingView jeden Morgen von Hand. Sie sollen von selbst erscheinen, mit Alarm beim Durchbruch.",
    ],
    [
      "tech-consulting",
      "Zwei Anbieter, zwei Angebote, 9.000 und 38.000 Euro. Ich brauche eine Stunde mit jemandem Neutralem, der mir sagt, was davon vernünftig ist.",
    ],
    [
      "ai-video-1min",
      "Ein kurzer Film soll unsere Gäste begrüßen, aber vor die Kamera traut sich keiner von uns. Eine künstliche Person könnte den Text sprechen.",
    ],
    [
      "full-website",
      "Unser Betrieb ist achtzig Jahre alt und im Internet findet man uns nicht. Wir brauchen Seiten über uns, die Leistungen, Referenzen und Kontakt.",
    ],
  ])("in German, %s: %s", (service, text) => {
    expect(ask(text).cited[0]).toBe(`/services/${service}`);
  });

  it.each([
    [
      "gpt4-chatbot",
      "Nos llaman todo el día para preguntar lo mismo: el horario, si hay aparcamiento, si admitimos perros. Está todo escrito, pero nadie lo lee.",
    ],
    [
      "workflow-automation",
      "Cada noche paso a mano los pedidos del correo a una hoja y se la mando al repartidor. Ojalá se hiciera solo.",
    ],
    [
      "crm-integration",
      "Los contactos de la feria, de la web y del correo tienen que acabar en HubSpot, sin duplicados y con un responsable.",
    ],
    [
      "ongoing-maintenance",
      "El chico que hizo nuestra página se marchó. Nadie actualiza nada ni hace copias. Buscamos a alguien que la vigile cada mes.",
    ],
    [
      "client-portal",
      "Mandamos las nóminas por correo a cuarenta clientes. Quiero que cada uno entre con su clave y vea solo sus documentos.",
    ],
    [
      "smart-form",
      "La gente nos manda partes de daños sin fecha, sin foto y sin número. Habría que preguntárselo todo paso a paso y no dejar enviar nada a medias.",
    ],
    [
      "web-app",
      "Somos seis con un Excel de alquiler de herramientas y siempre lo pisa alguien. Queremos algo propio, con usuarios y permisos.",
    ],
    [
      "market-dashboard",
      "Seguimos treinta precios de materias primas en ocho pestañas. Lo quiero todo en una pantalla, con gráficos y avisos.",
    ],
    [
      "pine-script-indicator",
      "Cada mañana dibujo a mano los mismos niveles en TradingView. Quiero que salgan solos y me avisen al cruzarlos.",
    ],
    [
      "tech-consulting",
      "Tengo dos presupuestos, uno de 8.000 y otro de 40.000. Pagaría una hora con alguien neutral que me diga cuál es razonable.",
    ],
    [
      "ai-video-1min",
      "Queremos un clip corto de bienvenida, pero a nadie le gusta ponerse delante de la cámara. Que lo diga una persona virtual.",
    ],
    [
      "full-website",
      "Nuestra empresa tiene ochenta años y no aparecemos en internet. Queremos páginas con la historia, los servicios y el contacto.",
    ],
  ])("in Spanish, %s: %s", (service, text) => {
    expect(ask(text).cited[0]).toBe(`/services/${service}`);
  });

  it.each([
    [
      "gpt4-chatbot",
      "On nous appelle toute la journée pour les mêmes choses : les horaires, le parking, les chiens. Tout est écrit, mais personne ne lit.",
    ],
    [
      "workflow-automation",
      "Chaque soir je recopie à la main les commandes des mails dans un tableau pour le livreur. J'aimerais que ça se fasse tout seul.",
    ],
    [
      "crm-integration",
      "Les contacts du salon, du site et des mails doivent arriver dans HubSpot, sans doublons et avec un responsable.",
    ],
    [
      "ongoing-maintenance",
      "Le garçon qui a fait notre site est parti. Plus personne ne fait les mises à jour ni les sauvegardes. Nous cherchons quelqu'un qui le surveille chaque mois.",
    ],
    [
      "client-portal",
      "Nous envoyons les bulletins par mail à quarante clients. Chacun devrait se connecter et ne voir que ses propres documents.",
    ],
    [
      "smart-form",
      "Pour commander un gâteau, les gens écrivent et oublient la date, les parts et les allergies. Il faudrait tout leur demander étape par étape avant l'envoi.",
    ],
    [
      "web-app",
      "Nous sommes six sur un Excel de location d'outils et il y en a toujours un qui écrase le travail des autres. On voudrait un outil à nous, avec des comptes et des droits.",
    ],
    [
      "market-dashboard",
      "Nous suivons trente cours de matières premières dans huit onglets. Je veux tout sur un écran, avec des courbes et des alertes.",
    ],
    [
      "pine-script-indicator",
      "Chaque matin je trace les mêmes niveaux à la main sur TradingView. Je veux qu'ils apparaissent seuls, avec une alerte au franchissement.",
    ],
    [
      "tech-consulting",
      "J'ai deux devis, un de 8 000 et un de 40 000. Je paierais une heure avec quelqu'un de neutre qui me dise lequel est raisonnable.",
    ],
    [
      "ai-video-1min",
      "On voudrait un petit film d'accueil, mais personne n'ose passer devant la caméra. Une personne virtuelle pourrait dire notre texte.",
    ],
    [
      "full-website",
      "Notre maison a quatre-vingts ans et on ne nous trouve pas sur internet. Il nous faut des pages sur l'histoire, les services et le contact.",
    ],
  ])("in French, %s: %s", (service, text) => {
    expect(ask(text).cited[0]).toBe(`/services/${service}`);
  });
});

describe("what is no need that we meet", () => {
  it.each([
    "We need 3,000 leaflets printed on thick paper and folded by Friday.",
    "We're looking for a plumber to mend the heating in our shop before the winter.",
    "Wir brauchen 5.000 Flyer auf Recyclingpapier, gefalzt und geliefert bis zum Zwölften.",
    "Il nous faut un photographe pour le mariage de ma fille et trois cents tirages.",
  ])("is said to be none of our services, and a person is named: %s", (text) => {
    const { text: said, offersPerson } = ask(text);
    expect(said).not.toMatch(/fits: from|passt: ab|convient/u);
    expect(offersPerson).toBe(true);
  });

  it.each([
    "How many rounds of changes are included if I don't like the first draft?",
    "We got the drafts yesterday and they look great. Who do I send the corrections to?",
    "Is there money back if the thing doesn't do what you said it would?",
    "Wer meldet sich eigentlich bei mir, wenn ich bestellt habe?",
  ])("gets no pitch: %s", (text) => {
    expect(ask(text).text).not.toMatch(/fits: from|passt: ab|not sure yet which/u);
  });
});

describe("what the provider changed", () => {
  const text = "We get llamas delivered and nobody knows which stable they go to.";
  const likelyOf = (changed: typeof engine, id: string) =>
    rankNeeds(text, changed).needs.find(({ serviceId }) => serviceId === id)?.likely ?? 0;

  it("is offered surely by five points for a word that no story has", () => {
    const need = engine.collection.needs["smart-form"];
    if (!need) throw new Error("smart-form has signals");
    const taught = { ...need, signals: [...need.signals, [5, "zithertuning"] as const] };
    const needs = { ...engine.collection.needs, "smart-form": taught };
    const changed = {
      ...engine,
      readNeeds: createNeedReader(needs),
      collection: { ...engine.collection, needs },
    };
    const said = "We tune zithers, and zithertuning takes all of our Mondays.";
    expect(ask(said).text).not.toContain("/services/smart-form");
    const told = replyTo([{ sender: "user", text: said }], changed, catalogueServices);
    expect(told.text).toContain("/services/smart-form");
    expect(told.certainty).toBe("sure");
  });

  it("takes away a service that it switched off", () => {
    const { "web-app": _, ...needs } = engine.collection.needs;
    const changed = { ...engine, collection: { ...engine.collection, needs } };
    expect(likelyOf(changed, "web-app")).toBe(0);
    expect(rankNeeds(text, changed).needs.reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(
      1,
    );
  });

  it("is read by signals alone where no stories are", () => {
    const { needs, told } = rankNeeds("we retype every order by hand into the spreadsheet", {
      ...engine,
      readStory: null,
    });
    expect(needs[0]?.serviceId).toBe("workflow-automation");
    expect(told.need).toBeGreaterThan(0.5);
  });
});
