import type { Conversation } from "../judge/conversation.ts";
import { either, number } from "../judge/patterns.ts";

export const conversations4: readonly Conversation[] = [
  {
    id: "es-panaderia",
    turns: [
      "Buenas tardes, me llamo Lucía Fernández Ortega, de Panadería Sol Naciente S.L.",
      "Queremos una página web de cinco páginas",
      "El presupuesto es de mil quinientos euros y la necesitamos antes del 10 de enero",
      "Me pueden llamar al +34 612 34 56 78",
    ],
    record: {
      name: "Lucía Fernández Ortega",
      company: "Panadería Sol Naciente S.L.",
      phone: "+34 612 34 56 78",
      need: /página|web/iu,
      budget: either(number(1500), /mil quinientos/u),
      dates: /10 de enero|01-10|January 10|10 January/iu,
      followUp: true,
    },
  },
  {
    id: "es-solo-preguntas",
    turns: [
      "Hola, ¿el chatbot también contesta por SMS?",
      "¿y cuántas revisiones entran?",
      "vale, gracias, me lo pienso",
    ],
    record: { followUp: false },
  },
  {
    id: "es-queja",
    turns: [
      "Llevo una semana esperando el vídeo del pedido 59930 y nadie me contesta",
      "Quiero hablar con una persona. Soy Joaquín Rebollo",
      "joaquin.rebollo@example.es",
    ],
    record: {
      name: "Joaquín Rebollo",
      email: "joaquin.rebollo@example.es",
      orderNumber: "59930",
      need: /vídeo|video|pedido/iu,
      followUp: true,
    },
  },
  {
    id: "es-correo-corregido",
    turns: [
      "Necesito un formulario para la clínica, con unos doce campos",
      "mi correo es maria.vidal@clinicavaldes.example, mándenme el precio por favor",
      "perdón, lo he escrito mal: maria.bidal@clinicavaldes.example, con b",
    ],
    record: {
      email: "maria.bidal@clinicavaldes.example",
      need: /formulario/iu,
      followUp: true,
    },
  },
  {
    id: "fr-atelier-brindille",
    turns: [
      "Bonjour, je suis Amélie Dupont-Lacroix, de l'Atelier Brindille",
      "on voudrait un site de huit pages avec des actualités, pour début avril",
      "Nous avons 2 000 € environ",
      "vous pouvez me rappeler au 06 39 98 12 34",
    ],
    record: {
      name: "Amélie Dupont-Lacroix",
      company: "Atelier Brindille",
      phone: "06 39 98 12 34",
      need: /site|pages/iu,
      budget: number(2000),
      dates: /avril|April|2027-04/iu,
      followUp: true,
    },
  },
  {
    id: "fr-bavardage",
    turns: ["salut", "tu es une vraie personne ?", "ah d'accord, bonne journée alors !"],
    record: { followUp: false },
  },
  {
    id: "fr-adresse-epelee",
    turns: [
      "Combien coûte un portail pour une vingtaine de clients ?",
      "Mon mari Bertrand dit que c'est cher, mais envoyez-moi quand même un devis",
      "claire arobase exemple point fr",
    ],
    record: {
      email: "claire@exemple.fr",
      need: /portail|portal/iu,
      followUp: true,
    },
  },
  {
    id: "fr-finalement-non",
    turns: [
      "Est-ce que quelqu'un peut me rappeler à propos d'une automatisation entre Slack et Salesforce ?",
      "et ça prend combien de jours ?",
      "Très bien. Finalement pas besoin de me rappeler, j'ai ma réponse. Merci !",
    ],
    record: { need: /automati|Slack|Salesforce/iu, followUp: false },
  },
];
