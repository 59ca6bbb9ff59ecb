/** Finer points than those of concepts.ts, where they are put together; written in the same way. */
export const detailConcepts: Readonly<Record<string, string>> = {
  customers: "client|customer|kunde|kunden|cliente|mandant",
  pages: "page|seite|pagina",
  knowledge: "read|knowledge|know|wissen|liest|lesen|conoc|leer|sait|connait|lire",
  fields: "field|feld|felder|campo|champ",
  together: "team|colleagues|people|leute|personen|personas|gens",
  learn:
    "tutorial|guide|manual|documentation|learn|lesson|anleitung|lernen|handbuch|dokumentation|guia|aprender|tutoriel|apprendre|mode d'emploi",
  files:
    "file|upload|attach|logo|datei|hochlad|anhang|archivo|subir|adjunt|fichier|televers|joindre",
  expires: "expire|expir|valid|run out|gultig|ablauf|lauft ab|abgelaufen|gilt|caduc|vigent|valable",
  accept: "accept|agree to|say yes|annehm|akzeptier|zustimm|acept",
  deliver: "deliver|handed over|liefer|entreg|livr",
  binding:
    "binding|firm|fixed|final|verbindlich|festpreis|fester|vinculante|firme|fijo|cerrado|ferme|definitif",
  extra:
    "hidden|extra|additional|on top|surprise|versteckt|zusatz|dazu|oculto|adicional|escondid|cache|supplement|en plus",
  trade:
    "industry|dentist|carpent|plumber|restaurant|school|law firm|clinic|non profit|branche|handwerk|zahnarzt|kanzlei|schule|arztpraxis|sector|dentista|escuela|clinica|secteur|dentiste|cabinet",
  in_person:
    "in person|on site|visit you|visit us|meet|come to our|come by|remote|personlich|treffen|vorbeikomm|a distancia|en persona|reunir|venir a|a distance|rencontrer|deplac",
  abroad:
    "abroad|country|countries|international|worldwide|europe|germany|australia|canada|united states|ausland|deutschland|osterreich|schweiz|weltweit|pais|espana|mexico|argentina|mundo|pays|belgique|quebec|monde",
  likeness:
    "face|clone|cloning|deepfake|likeness|celebrit|own voice|my voice|gesicht|klon|promi|cara|rostro|clonar|famoso|visage|cloner|celebrite",
  disclose:
    "pretend|disclos|label|watermark|hide that|notice that|kennzeich|ausgeben|merken|etiqueta|se note|hacerse pasar|mention|faire passer",
  guest:
    "guest|without an account|without registering|without account|ohne konto|als gast|sin cuenta|invitado|sans compte",
  law: "court|sue|lawyer|lawsuit|jurisdiction|dispute|gericht|klage|anwalt|streit|demanda|abogado|tribunal|litigio|avocat|proces|litige",
  liable:
    "liable|liability|damage|responsible|insur|haft|schaden|verantwort|versicher|responsab|danos|dommage|assurance",
  statistics:
    "statistic|figures|numbers|visitors|analytics|besucher|zahlen|estadistic|visitantes|cifras|visiteurs|chiffres|statistique",
  idea: "idea|idee",
  remind: "remind|erinner|mahn|recordatorio|recordar|rappel|relance|dunning",
  approve: "approv|sign off|genehm|freigab|freigeb|aprob|approuv",
  replaced: "replace|ersetz|reemplaz|sustitu|remplac",
  staff:
    "employee|staff|receptionist|colleague|mitarbeiter|angestellt|empleado|personal|employe|personnel|collegue",
  agency: "agency|agencies|freelancer|agentur|agencia|agence|freelance|competitor|konkurren",
  documents: "document|pdf|paper|unterlagen|dokument|papeles|papier|paperwork|contracts",
  spam: "spam|junk",
  handed_over:
    "pass on|hand over|take over|transfer|weiterleit|ubernehm|ubergib|deriva|pasar a|transfer|reprendre|passer la main",
  experience: "experience|track record|projects have you|erfahrung|experiencia|experience",
  report: "report|bericht|informe|rapport|reporting",
  small: "small|tiny|little|smallest|klein|pequen|petit",
  stop: "stop|quit|halfway|in the middle|aufhor|mittendrin|parar|a mitad|arreter|en cours",
  disappear:
    "out of business|bankrupt|disappear|vanish|close down|pleite|zumach|verschwind|desaparec|cierran|quiebr|disparai|faillite|fermez",
  depend: "depend|locked in|lock in|tied to|abhang|gebunden|depend|atado|lie a vous|independ",
  bias: "bias|fair|discriminat|prejudice|racis|diskrimin|sesgo|discrimin",
  backup:
    "backup|back up|restore|recover|sicherung|wiederherstell|copia de seguridad|respaldo|sauvegard|restaur",
  licence: "licen|open source|lizenz|quelloffen|codigo abierto",
  call_aria:
    "by voice|microphone|camera|video call|mikrofon|kamera|videogesprach|microfono|camara|videollamada|micro|visio",
};
