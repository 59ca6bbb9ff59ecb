import type { Conversation } from "../../judge/conversation.ts";
import { either, number } from "../../judge/patterns.ts";

/** German and Spanish, formal and informal. */
export const talksC1: readonly Conversation[] = [
  {
    id: "rowan-c-kanzlei-formell",
    turns: [
      "Sehr geehrte Damen und Herren, wir sind eine Kanzlei mit drei Anwälten und suchen einen Chatbot, der Erstanfragen aufnimmt.",
      "Unser Kostenrahmen liegt bei 2.500 Euro netto. Der bisherige Anbieter verlangt 180 Euro im Monat.",
      "Bitte richten Sie Ihr Angebot an Herrn Dr. Weidinger, weidinger@kanzlei-weidinger.example. Gewünschter Start wäre der 1. Februar.",
      "Mit freundlichen Grüßen\nSabine Krüger\nKanzlei Weidinger & Partner",
    ],
    record: {
      name: "Sabine Krüger",
      company: "Kanzlei Weidinger & Partner",
      email: "weidinger@kanzlei-weidinger.example",
      need: /Chatbot/iu,
      budget: number(2500),
      dates: /Februar/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-c-moritz-locker",
    turns: [
      "hey, was kostet so ne landingpage bei euch",
      "ok und geht das auch bis ende märz?",
      "cool, 500 hätt ich. bin der moritz, schreib mir an moritz@radlwerk.example",
      "radlwerk heißt der laden, falls ihr googelt",
    ],
    record: {
      name: "Moritz",
      company: "Radlwerk",
      email: "moritz@radlwerk.example",
      need: /landing ?page/iu,
      budget: number(500),
      dates: /märz/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-c-nur-schauen",
    turns: [
      "Guten Abend, ich wollte mich nur mal informieren, ob Sie auch Online-Shops bauen.",
      "Meine Tochter hat einen Blumenladen, die könnte so etwas irgendwann brauchen.",
      "Danke, das reicht mir schon. Schönen Abend noch!",
    ],
    record: { need: /Shop/iu, followUp: false },
  },
  {
    id: "rowan-c-mann-anrufen",
    turns: [
      "Grüß Gott, bei uns läuft seit gestern das Buchungsformular nicht mehr, Auftrag ord_6RW3KD.",
      "Bitte rufen Sie meinen Mann an, der kennt sich aus: 08821 440 917, am besten zwischen 17 und 19 Uhr.",
      "Hildegard Neuner, Gästehaus Neuner",
    ],
    record: {
      name: "Hildegard Neuner",
      company: "Gästehaus Neuner",
      phone: "08821 440 917",
      orderNumber: "ord_6RW3KD",
      dates: /17|19 Uhr/u,
      followUp: true,
    },
  },
  {
    id: "rowan-c-angebot-doch-nicht",
    turns: [
      "Können Sie mir ein Angebot für eine Website mit 6 Seiten schicken? t.baum@baum-optik.example",
      "Ach, ich sehe gerade, mein Chef hat schon jemanden beauftragt.",
      "Dann brauche ich das Angebot nicht mehr, entschuldigen Sie die Umstände.",
    ],
    record: {
      email: "t.baum@baum-optik.example",
      need: /Website|Seiten/iu,
      followUp: false,
    },
  },
  {
    id: "rowan-c-clinica-formal",
    turns: [
      "Buenos días. Les escribo de parte del doctor Salvatierra, director de la Clínica Dental Alborada.",
      "Necesitamos que los pacientes puedan pedir cita por internet. El año pasado una empresa de Sevilla nos cobró 3.200 euros por algo que no sirvió.",
      "Disponemos de 1.500 euros y debería estar listo antes de Semana Santa.",
      "Pueden llamarme al 954 550 137, de lunes a jueves por la tarde. Soy Pilar Montero, la secretaria.",
    ],
    record: {
      name: "Pilar Montero",
      company: "Clínica Dental Alborada",
      phone: "954 550 137",
      need: /cita/iu,
      budget: number(1500),
      dates: /Semana Santa/iu,
      without: /3\.200/u,
      followUp: true,
    },
  },
  {
    id: "rowan-c-nacho-con-prisa",
    turns: [
      "buenas, cuanto vale un bot pa whatsapp",
      "y lo teneis pa el mes q viene?",
      "vale mandame presu a nacho@tacoland.example porfa",
      "ah soy nacho de tacoland jeje",
    ],
    record: {
      name: "Nacho",
      company: "Tacoland",
      email: "nacho@tacoland.example",
      need: /bot|whatsapp/iu,
      dates: /mes q(?:ue)? viene/iu,
      followUp: true,
    },
  },
  {
    id: "rowan-c-solo-curiosidad",
    turns: [
      "Hola, ¿hacéis también vídeos con presentadores?",
      "Qué curioso. Una amiga, Lourdes, trabaja en Telefónica y me dijo que eso es carísimo.",
      "Nada más, era simple curiosidad. Gracias.",
    ],
    record: { need: /v[ií]deo/iu, without: either(/Lourdes/u, /Telefónica/u), followUp: false },
  },
  {
    id: "rowan-c-pago-doble",
    turns: [
      "Me han cobrado dos veces el pedido ord_5BN1YC, 249 dólares cada vez.",
      "Me llamo Joaquín Ibarra y espero una respuesta hoy mismo.",
      "Mi correo es joaquin.ibarra@ferreteriaibarra.example, no el de mi socio que es el que está en la cuenta.",
    ],
    record: {
      name: "Joaquín Ibarra",
      email: "joaquin.ibarra@ferreteriaibarra.example",
      orderNumber: "ord_5BN1YC",
      budget: /^$/u,
      followUp: true,
    },
  },
  {
    id: "rowan-c-escribir-a-la-hermana",
    turns: [
      "Hola, mi hermana y yo llevamos una academia de idiomas, Academia Rosetón, y queremos una página nueva con unas 8 secciones.",
      "De los presupuestos se encarga ella, así que escribidle a irene@roseton.example.",
      "Tenemos unos 2.000 euros, y la querríamos para septiembre, cuando empieza el curso. Yo soy Marta.",
    ],
    record: {
      name: "Marta",
      company: "Academia Rosetón",
      email: "irene@roseton.example",
      need: /página/iu,
      budget: number(2000),
      dates: /septiembre/iu,
      followUp: true,
    },
  },
];
