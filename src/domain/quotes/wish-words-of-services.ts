/**
 * Words that ask for nothing more in a wish for one service, by its id: what a flow does, what a bot is asked, what a chart
 * shows. Of another service they may be asked for beside it. Small letters, without accents.
 */
export const wishWordsOf: Readonly<Record<string, readonly string[]>> = {
  "workflow-automation": [
    `monday tuesday wednesday thursday friday emailed row rows appear appears department departments head heads director directors figure figures claim claims ping pings remind reminder reminders alert append post posted notify notified message line note copied moved created added written saved
     longer shorter none trigger triggered`,
    `erinnern erinnert erinnerung erinnerungen benachrichtigt benachrichtigung zeile nachricht nachrichten rein eintragen eingetragen anlegen angelegt kopiert
     ubertragen landen landet melden meldet abteilung freigabe freigaben`,
    `apunte apuntar apunta anote anotar manda mandar mande avise avisar avisa registre registrar guarde guardar cree crear copie copiar llegue taller
     recordatorio recordatorios aviso avisos`,
    `rappel rappels rappeler rappelle previenne prevenir notifie notifier ajoute ajouter copie copier cree creer ligne enregistre
     enregistrer arrive`,
  ],
  "gpt4-chatbot": [
    `learn learns learnt unanswered answers answering replies reply asked unsure`,
    `weitergeben weiterreichen weiterleiten aufnehmen aufnimmt beantwortet beantworten beantworte weiterweiss weiterweiß weitergibt ubergibt ubergeben meldet erklart`,
    `responda responde responder conteste contesta contestar sepa atienda`,
    `passe main repond repondre reponde sache transmet transmette renseigne`,
  ],
  "smart-form": [
    `registration sign-up signup enrolment enrollment intake feedback claim damage complaint order`,
    `anmeldung bewerbung schadensmeldung rueckmeldung ruckmeldung teilnehmer bestatigung bestatigungsmail kriegen kriegt`,
    `inscripcion alta reclamacion incidencia puedan subir cree contacto`,
    `inscription candidature reclamation sinistre`,
  ],
  "ongoing-maintenance": [
    `updates backups fixes small changes roughly plugin plugins`,
    `aktualisierung aktualisierungen sicherung sicherungen datensicherung anderungen kleine`,
    `actualizaciones copias seguridad cambios pequenos`,
    `mises jour sauvegardes modifications petites`,
  ],
  "pine-script-indicator": [
    `paints paint marks mark arrow draw plots colour band upper lower rising falling included gold silver oil bitcoin ethereum nasdaq dax spx futures forex max drawdown long only`,
  ],
  "ai-video-1min": [
    `virtual digital upright vertical portrait landscape horizontal hochkant hochformat querformat apaisado paysage`,
  ],
  "market-dashboard": [`gold silver oil bitcoin ethereum nasdaq dax futures forex`],
  "ui-ux-design": [
    `checkout basket cart settings profile detail list empty state overview onboarding`,
    `warenkorb kasse profil einstellungen liste`,
    `cesta carrito perfil ajustes listado`,
    `panier profil reglages liste commande`,
  ],
  "client-portal": [
    `project projects talk see drop drops exchange paper papers both sides statement statements receipt receipts contract contracts deed deeds payslip payslips certificate certificates letter letters pick picks picking hand hands fetch swap`,
    `einsehen austauschen herunterladen hochladen`,
    `suben descargan consultan subida descarga`,
    `depot telechargement deposent consultent deposer consulter`,
  ],
  "vsl-ai-host": [`host presenter virtual digital test tested against each other opening openings`],
};
