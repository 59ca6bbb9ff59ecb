import type { Conversation } from "../judge/conversation.ts";

/** Ten by the seventh author that were only counted, not looked at, while something was mended. */
export const larchConversations2: readonly Conversation[] = [
  {
    id: "larch-removals",
    turns: [
      "alright, got nine vans and no website worth the name",
      "need a quote form, about 25 questions, photos too",
      "600 quid is my limit",
      "Baz Okoro, Okoro & Sons Removals. 07911 552 310. dont email i never look",
    ],
    record: {
      name: "Baz Okoro",
      company: "Okoro & Sons Removals",
      phone: "07911 552 310",
      need: /form/iu,
      budget: /600/u,
      followUp: true,
    },
  },
  {
    id: "larch-hebamme",
    turns: [
      "Guten Abend, ich bin Hebamme und suche jemanden, der mir ein Anfrageformular baut.",
      "So um die 200 bis 300 Dollar hatte ich mir vorgestellt.",
      "Liebe Grüße, Friederike Voss – friederike@hebamme-voss.example",
    ],
    record: {
      name: "Friederike Voss",
      email: "friederike@hebamme-voss.example",
      need: /formular/iu,
      budget: /200|300/u,
      followUp: true,
    },
  },
  {
    id: "larch-student",
    turns: [
      "I'm writing a paper on chatbots in small firms. which model do you use?",
      "and where is data stored",
      "brilliant thanks, that's all I needed",
    ],
    record: { followUp: false },
  },
  {
    id: "larch-menuiserie",
    turns: [
      "Bonsoir, je tiens la Menuiserie Perrin à Dole",
      "un site de cinq pages, avant la foire de printemps",
      "mon budget est de 1300 dollars environ",
      "Bernard Perrin, contact@menuiserieperrin.example, merci de me recontacter",
    ],
    record: {
      name: "Bernard Perrin",
      company: "Menuiserie Perrin",
      email: "contact@menuiserieperrin.example",
      need: /site/iu,
      budget: /1\s?300/u,
      dates: /printemps/iu,
      followUp: true,
    },
  },
  {
    id: "larch-gestoria",
    turns: [
      "Buenos días, llamo de Gestoría Alcázar",
      "bueno, escribo :) queremos un portal para unos 70 clientes",
      "lo ideal sería tenerlo antes de la campaña de la renta",
      "Preguntad por Amparo Ríos, tel. 968 55 01 27",
    ],
    record: {
      name: "Amparo Ríos",
      company: "Gestoría Alcázar",
      phone: "968 55 01 27",
      need: /portal/iu,
      dates: /renta/iu,
      followUp: true,
    },
  },
  {
    id: "larch-refund",
    turns: [
      "I want a refund. Your automation posts every order twice.",
      "ord_9xk2p41q",
      "Quintin Vale, Valebrook Coffee Roasters. quintin@valebrook.example",
    ],
    record: {
      name: "Quintin Vale",
      company: "Valebrook Coffee Roasters",
      email: "quintin@valebrook.example",
      orderNumber: "ord_9xk2p41q",
      need: /automation|refund/iu,
      followUp: true,
    },
  },
  {
    id: "larch-friend",
    turns: [
      "My friend Marta Sousa had a video made by you and loves it",
      "i want the same, in french, one minute. by mid June ideally",
      "I'm Ines Falcão, my mail is ines.falcao@correio.example",
    ],
    record: {
      name: "Ines Falcão",
      email: "ines.falcao@correio.example",
      need: /video/iu,
      dates: /june/iu,
      followUp: true,
    },
  },
  {
    id: "larch-later",
    turns: [
      "Was kostet ein Dashboard mit acht Werten?",
      "Puh. Das muss ich mir erst überlegen.",
      "Ich melde mich, wenn es so weit ist. Danke!",
    ],
    record: { need: /dashboard/iu, followUp: false },
  },
  {
    id: "larch-escape",
    turns: [
      "We own Locked In, two escape rooms in Cardiff",
      "bookings from the web form should go to HubSpot and Slack",
      "start of next month would be grand",
      "it's Carys. carys@lockedin.example or text 07700 900 882",
    ],
    record: {
      name: "Carys",
      company: "Locked In",
      email: "carys@lockedin.example",
      phone: "07700 900 882",
      need: /hubspot|slack|booking/iu,
      dates: /next month/iu,
      followUp: true,
    },
  },
  {
    id: "larch-optik",
    turns: [
      "Bräuchten einen Entwurf in Figma für zwei Seiten",
      "Budget 300 $, Termin: Ende Oktober",
      "Firma: Optik Lenhart\nName: Ruth Lenhart\nMail: r.lenhart@optik-lenhart.example\nTel: 0561 555 0142",
    ],
    record: {
      name: "Ruth Lenhart",
      company: "Optik Lenhart",
      email: "r.lenhart@optik-lenhart.example",
      phone: "0561 555 0142",
      need: /figma|entwurf/iu,
      budget: /300/u,
      dates: /oktober/iu,
      followUp: true,
    },
  },
];
