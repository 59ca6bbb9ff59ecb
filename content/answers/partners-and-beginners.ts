import type { CuratedAnswer } from "./curated-answer.ts";

/** Makers of other products, students, and customers who wonder whether they are too small. */
export const partnersAndBeginners: readonly CuratedAnswer[] = [
  {
    id: "partner-connect",
    asks: {
      en: [
        "we make a crm, would you connect it for your customers",
        "could you build a connector for our product",
        "can our software join your integration guides",
        "we give you a test account, you build the integration",
        "technology partnership with our shop system",
        "we sell telephony, can you link it to your bots",
        "would you list our app among your integrations",
        "how does our product become one of your integrations",
      ],
      de: [
        "Wir bauen ein crm, bindet ihr es für eure kunden an?",
        "könnt ihr eine schnittstelle zu unserem produkt bauen",
        "wie kommt unsere software in eure integrationen",
        "technologiepartnerschaft mit unserem shopsystem",
      ],
      es: [
        "hacemos un crm, ¿lo conectarían para sus clientes?",
        "¿harían un conector para nuestro producto?",
        "¿cómo entra nuestro software en sus integraciones?",
        "alianza tecnológica con nuestro sistema de tienda",
      ],
      fr: [
        "nous éditons un crm, le connecteriez-vous pour vos clients ?",
        "pourriez-vous créer un connecteur pour notre produit ?",
        "comment notre logiciel rejoint-il vos intégrations ?",
        "partenariat technologique avec notre système de boutique",
      ],
    },
    says: {
      en: "Yes, that is our partnership for makers of CRMs, shop systems, telephony or payment systems that our clients use. You give us a test account, the documentation and a contact for questions; we build the connection, test it, and add it to our integration guides. Propose it on the partners page.",
      de: "Ja, das ist unsere Partnerschaft für Hersteller von CRM-, Shop-, Telefon- oder Zahlungssystemen, die unsere Kunden nutzen. Sie geben uns einen Testzugang, die Dokumentation und jemanden für Fragen; wir bauen die Verbindung, testen sie und nehmen sie in unsere Integrationsanleitungen auf. Schlagen Sie es auf der Partnerseite vor.",
      es: "Sí, es nuestra alianza para fabricantes de CRM, sistemas de tienda, telefonía o pagos que usan nuestros clientes. Ustedes nos dan una cuenta de prueba, la documentación y un contacto para preguntas; nosotros construimos la conexión, la probamos y la añadimos a nuestras guías de integración. Propóngalo en la página de socios.",
      fr: "Oui, c’est notre partenariat pour les éditeurs de CRM, de boutiques, de téléphonie ou de paiement que nos clients utilisent. Vous nous donnez un compte de test, la documentation et un contact pour les questions ; nous construisons la connexion, la testons et l’ajoutons à nos guides d’intégration. Proposez-le sur la page des partenaires.",
    },
    page: "/partners",
    next: ["partners", "integrations-not-listed", "white-label"],
  },
  {
    id: "careers-internship",
    asks: {
      en: [
        "do you offer internships",
        "can I do work experience with you",
        "do you take students in the summer",
        "is there an apprenticeship",
        "are you looking for trainees",
        "I'm a student, could I work for you",
        "do you have junior positions",
        "can I write my thesis with you",
      ],
      de: [
        "Bieten sie praktika an?",
        "kann ich bei euch ein praktikum machen",
        "habt ihr werkstudentenstellen",
        "bildet ihr aus",
      ],
      es: [
        "¿se puede hacer prácticas con ustedes?",
        "¿puedo hacer una pasantía con ustedes?",
        "¿aceptan estudiantes en verano?",
        "¿tienen puestos para principiantes?",
      ],
      fr: [
        "cherchez-vous un stagiaire ?",
        "puis-je faire mon alternance chez vous ?",
        "prenez-vous des étudiants l'été ?",
        "avez-vous des postes pour débutants ?",
      ],
    },
    says: {
      en: "The careers page lists no internship, apprenticeship or junior role; what is open there, marked where it’s only a sample, is: {fact:openings}. You can still write to {fact:support}: a few lines about what you do, and one thing you made.",
      de: "Auf der Karriereseite steht kein Praktikum, keine Ausbildung und keine Stelle für den Einstieg. Offen sind dort, mit Hinweis, wo es nur Muster sind: {fact:openings}. Schreiben können Sie trotzdem an {fact:support}: ein paar Zeilen darüber, was Sie machen, und eine eigene Arbeit.",
      es: "La página de empleo no menciona prácticas, formación ni puestos para principiantes. Lo que hay abierto, con una nota donde solo es de muestra: {fact:openings}. Aun así puede escribir a {fact:support}: unas líneas sobre lo que hace y algo que haya hecho.",
      fr: "La page carrières ne mentionne ni stage, ni alternance, ni poste de débutant. Ce qui y est ouvert, avec une note là où ce n’est qu’un exemple : {fact:openings}. Vous pouvez écrire malgré tout à {fact:support} : quelques lignes sur ce que vous faites, et une de vos réalisations.",
    },
    page: "/careers",
    next: ["careers", "careers-roles", "careers-process"],
  },
  {
    id: "client-size",
    asks: {
      en: [
        "do you only work with big companies",
        "am I too small for you",
        "do you take one-person businesses",
        "we are just two people, would you still work with us",
        "how small may a customer be",
        "do you work for freelancers and sole traders",
        "do you also serve large corporations",
        "I'm a private person, can I order",
      ],
      de: [
        "Arbeiten sie nur für große firmen?",
        "bin ich zu klein für euch",
        "nehmt ihr auch einzelunternehmer",
        "muss eine firma eine bestimmte größe haben",
      ],
      es: [
        "¿solo trabajan con empresas grandes?",
        "¿soy demasiado pequeño para ustedes?",
        "¿atienden a autónomos?",
        "¿hace falta cierto tamaño para ser cliente?",
      ],
      fr: [
        "travaillez-vous seulement avec de grandes entreprises ?",
        "suis-je trop petit pour vous ?",
        "prenez-vous les indépendants ?",
        "y a-t-il une commande minimum ?",
      ],
    },
    says: {
      en: "No, size doesn’t matter: our services are made for businesses, from one person upwards, and no minimum is set. You can start with one service at its listed price, the smallest from {price:tech-consulting}; larger work is quoted. If the law protects you as a consumer, you keep those rights.",
      de: "Nein, auf die Größe kommt es nicht an: Unsere Leistungen sind für Unternehmen gemacht, vom Einzelunternehmen an, und ein Minimum gibt es nicht. Sie können mit einer Leistung zum Listenpreis anfangen, die kleinste ab {price:tech-consulting}; Größeres bekommt ein Angebot. Schützt Sie das Gesetz als Verbraucher, behalten Sie diese Rechte.",
      es: "No, el tamaño no importa: nuestros servicios son para empresas, desde una sola persona, y no hay mínimo. Puede empezar con un servicio a su precio de lista, el menor desde {price:tech-consulting}; lo más grande se presupuesta. Si la ley le protege como consumidor, conserva esos derechos.",
      fr: "Non, la taille ne compte pas : nos services sont faits pour les entreprises, même d’une seule personne, et il n’y a pas de minimum. Vous pouvez commencer par un service à son prix affiché, le plus petit à partir de {price:tech-consulting} ; le reste fait l’objet d’un devis. Si la loi vous protège comme consommateur, vous gardez ces droits.",
    },
    page: "/services",
    next: ["start-small", "cheapest-service", "company-who"],
  },
];
