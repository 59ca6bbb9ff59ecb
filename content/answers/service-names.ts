/**
 * What people call each service, in small letters without accents; the longest name that is said counts. Those that
 * could mean several stand with the one that most mean.
 */
export const serviceNames: Readonly<Record<string, string>> = {
  "ai-video-1min":
    "video agent|video|clip|ai video|video presenter|1 minute video|one minute video|minute video|avatar video|explainer video|video avatar|ki video|videoagent|erklarvideo|imagevideo|video con ia|video de un minuto|video explicativo|agente de video|video ia|video explicative|agent video|video d'une minute",
  "gpt4-chatbot":
    "chatbot|bot|bots|chat bot|chat bots|chat-bot|ai chat|ai assistant|virtual assistant|website bot|ki assistent|chatassistent|asistente virtual|bot de chat|assistant virtuel|robot conversationnel|agent conversationnel",
  "workflow-automation":
    "workflow|workflow automation|automation|automations|automate|zapier|automatisierung|automatisieren|arbeitsablauf|automatizacion|automatizar|flujo de trabajo|automatisation|automatiser",
  "landing-page":
    "landing page|landingpage|landing|launch page|one pager|onepager|one-pager|one page site|one page website|single page|single page site|the one page|una sola pagina|einzelne seite|une seule page|pagina de aterrizaje|page d'atterrissage",
  "full-website":
    "full website|website|small site|little site|simple site|petit site|mini site|site avec|kleine seite|kleine homepage|web pequena|pequena web|pagina pequena|page site|site with|site for our|site for my|site for a|una web|web de|web nueva|web con|web entera|web de empresa|pagina de empresa|site entier|ganze website|ganze webseite|ganze seite|whole site|un site|site de|nouveau site|des sites|de sites|sites pour|creer un site|web site|web page|homepage|company site|business site|new site|webseite|website komplett|internetseite|internetauftritt|webauftritt|sitio web|pagina web|web completa|site web|site internet|site vitrine",
  "web-app":
    "web app|une application pour|application pour gerer|appli pour|aplicacion para|app para gestionar|eine anwendung|anwendung fur|app web|apps web|webapp|web application|custom app|saas|custom software|internal tool|web anwendung|webanwendung|aplicacion web|application web|appli web",
  "pine-script-indicator":
    "pinescript|pine script|pine|tradingview indicator|tradingview script|trading indicator|indicator|tradingview|trading bot|trading bots|indikator|indicador|indicateur",
  "market-dashboard":
    "market dashboard|dashboard|trading dashboard|stock dashboard|crypto dashboard|price dashboard|marktdashboard|borsen dashboard|panel de mercado|tablero de mercado|tablero de mercados|tablero de precios|panel de mercados|tableau de bord de marche",
  "smart-form":
    "smart form|form|forms|intake form|web form|contact form|order form|application form|booking form|online form|questionnaire|formular|online formular|fragebogen|formulario|cuestionario|formulaire",
  "client-portal":
    "client portal|client login|customer login|login for clients|login for our clients|kundenlogin|customer portal|client area|member area|patient portal|portal|kundenportal|mandantenportal|kundenbereich|portal de clientes|area de clientes|portail client|portail|espace client",
  "ai-lead-gen-lp":
    "lead generation page|lead gen page|lead page|lead generation|lead gen|ai landing page|leadseite|leadgenerierung|pagina de captacion|captacion de clientes|page de generation de leads|generation de leads|generation de prospects",
  "vsl-ai-host":
    "vsl|video sales letter|sales video|verkaufsvideo|video de ventas|carta de ventas|video de vente",
  "crm-integration":
    "crm integration|crm|hubspot integration|salesforce integration|pipedrive integration|connect hubspot|connect salesforce|connect pipedrive|shop to hubspot|shop to salesforce|shop to pipedrive|form to hubspot|form to pipedrive|form to salesforce|anbindung an hubspot|anbindung an salesforce|anbindung an pipedrive|crm anbindung|crm integrieren|integracion crm|integration crm",
  "ongoing-maintenance":
    "look after websites|look after our website|look after my website|look after the website|look after our site|look after sites|ongoing maintenance|maintenance|maintenance plan|site care|wartung|pflege|wartungsvertrag|mantenimiento|maintenance du site|entretien du site",
  "ui-ux-design":
    "just the design|only the design|design only|nur das design|nur den entwurf|nur ein entwurf|solo el diseno|juste le design|seulement le design|juste la maquette|ui ux design|ui/ux|ui design|ux design|ui-ux|interface design|figma design|oberflachendesign|diseno de interfaz|diseno ui|diseno ux|design d'interface|maquettes",
  "tech-consulting":
    "tech consulting|technical consulting|hour of your time|hour of advice|hour of consulting|hour of your|hour with one|hour with someone|hour with an expert|day with one|day with an expert|day of your|day of advice|one of your experts|people for an hour|someone for an hour|somebody for an hour|expert for an hour|specialist for an hour|developer for an hour|people for a day|expert for a day|someone for a day|talk for an hour|one of your specialists|your experts|talk to an expert|expert call|consulting call|consulting day|consulting session|stunde beratung|beratungstag|tag beratung|stunde mit einem|hora de consultoria|hora de asesoria|hora de consulta|dia de consultoria|hora con un experto|heure de conseil|journee de conseil|heure de consultation|heure avec un|conseil d'une heure|hourly rate|day rate|daily rate|day of consulting|tagessatz|tarifa diaria|tarif journalier|consulting hour|stundensatz|tarifa por hora|tarif horaire|consulting|consultant hour|technical advice|consultation technique|technische beratung|beratung|beratungsstunde|consultoria|asesoria|conseil technique|consulting technique|hour of consultation|hour with one of your|hour with one of you|day with one of your|experts for a whole day|experts for a day|jour de conseil",
};
