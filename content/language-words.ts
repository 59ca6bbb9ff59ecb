import type { Language } from "#domain/answers/contract.ts";

/**
 * Words that only one of Aria's languages has, the most frequent in what people ask here: they tell the language of short
 * messages ("me alcanza?", "passt das?"). Without accents, and without the stop words, which tell it, too.
 */
export const languageWords: Readonly<Record<Language, string>> = {
  en: `
    about accept add address against agency ago agreed agreement allowed amount another answer answers anyone around
    asked asking asks automatically available away back begin behind between big bill board book both bought build
    building built calls came cancel card cards care cash changed changes charged check choose claim click close
    closed colleague come comes company confirm connect contract cost costs count cover customer customers data
    database day days dead deadline delete delivered delivery details developer didn doesn each english enough
    estimate every explain far fee files finished firm first five follow form found four free french full german gets
    getting goes going gone guarantee guests half hands hate hear help hold hour hours house human inbox included
    indicator instead invoice isn itself keep keeps kindly knows language languages last late law leave left line list
    little log longer looks lose makes mean members mind mine missing model money month monthly months morning move
    must myself needed never new next night nobody nothing number numbers offer old ones only opening order ordered
    others ours package paid paper password past paying payment people period phone pick pictures policy practice
    price prices print product program project proposal purchase put quote quotes rather read ready receipt refund
    register registered reply requests return right rights ring round rules run running safe same save says school
    screen security see send set share short show shows side sign signed since sit small somewhere soon spanish speak
    staff stay step strategy stuff subscription suppose switch take takes talk talking tax ten terms texts third three
    till time times today together told touch transfer try turn twice two understand until used user users vendor
    visitors voice wait waiting weeks went whether whole window within without won words work working works write
    writing written wrong wrote year years yesterday yet`,
  de: `
    abends abgebucht abgelaufen ablauf ablehnen abo adressen agentur allein alles alte alten anbieter anbinden andere
    anderen anderer anderes andern anders andert anderungen anfangen anfrage anfragen angaben angebot angebote angst
    anmelden annehmen anrufen ansprechpartner antwort antworten antwortet anzahlung anzeigen arbeit arbeiten arbeitet
    assistent assistenten auftrag auftrage ausdrucken automatisch automatisierung bauen baut bearbeiten behalten beide
    bekomme bekommen bekommt beleg besser bestatigung bestellen bestellt bestellung bestellungen besucher betrag
    betreuung bevor bewertungen bezahlen bezahlt bilder bildschirm bleiben bleibt brauch brauche brauchen braucht
    bringt buchen buchhaltung buro dabei dafur damit danach danke darf dasselbe datei dateien daten datenbank
    datenschutz dauert davon dazu deutsch diese ding direkt donnerstag doppelt dran drauf drei drin durch durfen echt
    echte eigene eigenen eigenes eigentlich einfach einloggen einmal eins ende englisch enthalten entscheiden
    entwickler entwurf erklaren erlaubt erst erstattet erstattung erste erzahlen etwas eurem euren eurer falsch falsche
    fehler fehlt feierabend fenster fertig fertige finden formular frage fragen fragt franzosisch frau frei freitag
    fremde frist fruh funf funktioniert furs ganz ganze ganzen gar gebaut geben gefallt gefragt gefunden gegen gehen
    gehort geht gekauft geld geloscht gemacht genau gerade gern gesagt geschickt geschlafen geschrieben gesicht
    gespeichert gesprach gestern gesucht gibts gilt gleich gleichzeitig gruss halfte hast hatte hatten herunterladen
    heute hier hilfe hin hinter hinweis ihrem ihrer immer indikator irgendwo jahr jahre jahren jede jedem jeden jeder
    jedes jemand jemanden jetzt kalender kam kaputt karte kasse kauf kaufen kein keine keiner kennt klappt klar kleine
    kleinen knopf kollegen kollegin komm komme kommen kommt konnten kontakt kontaktformular konto kopie kosten kostet
    kreditkarte krieg kriegen kriegt kummert kunde kunden kundigen laden ladt landen lange langer langsam lassen lasst
    laufen lauft lesen letzte letzten leute leuten lieber liefern lieferung liegen liegt liest loschen mache machen
    macht mailadresse mann maschine mehrere meint melden meldet mensch menschen merkt minuten mitarbeiter mitglieder
    mochte mochten modell moglich moin monat monate montag morgen musste nachrichten nachste nachsten nachstes nachts
    namen nehmen nehmt nen nennen netz neu neue neuen neuer neues neun nichts nie niemand nimmt nix nochmal nummer
    nutzen oben obwohl offen offnungszeiten oft ohne ort paar paket passiert passt passwort pflege postfach preis
    preise programm programmierer programmiert projekt prozent pruft quellcode raus rechner rechnung recht rechte reden
    registrieren registriert reicht rein richtig rufen runde sachen sagen sagt schafft schicken schickt schlecht
    schluss schnell schon schreib schreibe schreiben schreibt schritt sechs sehe sehen seid seit seite seiten selber
    selbst servus sicher sieht sitzen sitzt skript soll sollen sowas spat spater speichern sprache sprachen sprechen
    spricht standig startseite statt steckt stehen steht stelle stellen stimme stimmt stornieren stunde stunden tage
    tagen teil telefon telefonnummer termin testen teuer tippen trotzdem tun ubergabe uberhaupt ubernehmen uhr unserer
    unseres unter unterlagen unterschied unterschreiben urlaub vater verbinden verein vergessen verkaufen verkauft
    verlangt verloren versteht vertrag vertraulich verwenden viel viele vier vorbei vorher vorstand wach wahrend ware
    wartung wechseln weg wegen weit weiter welchem welchen welches wem wen werbung werde wirklich wissen woanders woche
    wochen wochenende wofur woher wohin wollen wollte wort wozu zahl zahle zahlen zahlt zahlung zehn zeigen zeigt zeit
    zuerst zugang zugriff zuruck zusammen zwei zweimal zweite zwischen zwolf`,
  es: `
    abogado abre abrir aca acceso aceptan aceptar acuerdo adelante agencia ahi ahora alcanza alguien algun alguna alta
    ano anos anterior antes aparece aparte aplicacion archivo archivos asistente atencion atienden aunque
    automaticamente automatizacion aviso ayer ayuda ayuntamiento baja banco barato basta borrador borrar borre boton
    buen bueno busco cae caja cambia cambiar cambio cambios cancelar cara carga cargo caro carta casa casi catalogo
    celular cero certificado chica cierran cinco cita citas clave clientes cobra cobran cobrar cobraron cobro codigo
    compania competencia compra comprar compras compre compro computadora condiciones conectar confirmacion consulta
    consultas contabilidad contacto contactos contesta contestar contrasena contrato conversacion conversaciones
    conviene copia correo correos corto cosa cosas cotizacion credito creditos creo cuanta cuantas cuanto cuantos
    cuatro cuenta cuentas cuesta cuidado cumplen cuota dan dar datos debe deberia decir dejar dejo demasiado dentro
    derechos despues detras devolucion devuelven dia dias dice dicen diez diferencia digo dinero direccion directo
    diseno doble doce documentacion documentos dominio dos doy elegir empezar empleado empleados empresa empresas
    encargo encuentro enlace entiende entiendo entra entran entrar entrega entregan entro enviar equipo eres escribe
    escriben escribi escribir escribo escrito espanol espera espero estado estamos estar estrategia estudio factura
    facturas falla falta favor fecha firmar forma formulario fuente fuera funciona garantia gastar gastos gente
    gracias grupo guardan guardar gusta habla hablar hable hablo hacerlo han hasta hecho hice hicieron hija historial
    hizo hoja hora horario horas hoy idioma idiomas igual imagenes imprimir incluido incluye indicador informacion
    informatico ingles inicio inteligencia jefa jefe jornada jueves junta lado largo lee ley linea lista listo llamada
    llaman llamar llega llegan llego lleva llevan llevo luego lugar lunes manana mandan mandar mande mando mano
    mantenimiento maquina marca martes medio mejor menos mensaje mensajes mensual meses mia miedo mientras mil minuto
    minutos mio misma mismo mitad modelo modo momento movil mujer nada nadie navegador necesita necesitamos necesitan
    negocio noche nomas noticias nuestras nuestros nueva nueve nuevo nunca oferta ofertas oficina opcion otros
    pacientes paga pagado pagan pagar pagina paginas pago pague pais palabra pantalla papel paquete parece pasa pasar
    paso pedi pedido pedidos pedir pequeno perdi permiso persona personas pide piden pido pierdo plata plazo podemos
    podria politica pone ponen poner pongo precio precios pregunta preguntan preguntar preguntas presentacion
    presupuesto primer primera primero privacidad probar problema producto programa programador propia propio
    propuesta proteccion proveedor proveedores proyecto proyectos prueba pruebas publicar publicidad puse queda quedan
    quedo queremos quiere quieren quitar rapido recibe recibo recuperar reembolso registrarme registro reservar
    reservas responde respuesta respuestas sabe saber sacar salen salga salio salir secretaria seguir segun segundo
    seguridad seguro seis semana semanas senal seria servicio servicios servidor servidores sesion siempre sigo sigue
    siguen sirve sistema sistemas sitio socio socios sola solicitud solicitudes solo somos soporte subir suyo taller
    tanto tarda tardan tarjeta telefono tener terceros terminado tiempo tienda tipo toca toda todas todavia todos
    trabajan trabajar trabajo trae tras tratamiento treinta ultima ultimo usan usar uso usuario usuarios vacaciones
    vale varios veces veinte venden vender vendo ventas veo ver verdad vez viejo viene vienen viernes vivo voy voz
    webs`,
  fr: `
    abonnement abord accepte accepter acceptez acces accord accueil achat achats achete acheter adherents adresses
    affaire affiche agence agences aide ailleurs aime aimerais ajouter alertes allez ancien ancienne anglais annee
    annuler appartient appel appeler appelle appels appli apres argent arret arrete arreter arrivent associe attends
    attente aucun aucune aujourd authentification automatique automatiquement automatisation autre autres avais avait
    avant avis bancaire banque beau beaucoup besoin bloque boite bon bonne bord bout boutique bouton cabinet caisse
    carte celui chacun changer chaque cher cherche chez chiffre chiffres choisir choses cinq cle clique collegue
    combien commande commander commandes commence commencer comprend comprends compris comptable compte comptes
    confidentialite connais connait connecter connexion conseil contenu contrat contre copie cote coup coupe courant
    courriel cours coute creneau debite delai demain demande demander demandes deplacer depuis dernier derniere
    derriere dessus deuxieme devait devant developpeur developpeurs devis devrait dire directement dis disparu dit dix
    dois doit doivent domaine donne donnees donner douze droit droits duree echange ecole ecran ecrire ecris ecrit
    ecrivent editeur efface elles employe enlever ensemble ensuite entreprise entretien envoie envoyer envoyez equipe
    erreur espace essai etait etapes ete etranger exactement facture factures fais faisable faites faudrait faute faux
    femme fenetre ferme fiche fichier fichiers fille fini flux fois fonctionne forfait formulaire formule fournir
    fournisseur frais francais garde garder gardez gens gratuit gratuite gros haut hebergement heure heures historique
    horaires hors hui humain ici inconnu indicateur informations informatique inscription inscrire installer interdit
    jamais jeudi jour journee jours jusqu juste laisse langue langues lequel lettre leurs lien lieu ligne lire lit
    livraison livre logiciel loi lundi maintenant mairie maison manque maquette marche mardi marque matin mauvais
    mauvaise memes mensuel mere mettre midi mieux mille mise modele modifier moi moins mois moitie monde montant
    montrer mot mots navigateur neuf nom nouveau nouvelle nouvelles nuit occupe offre offres ordi ordinateur oublie
    oui outil ouvert ouverture ouvre ouvrir paie paiement panne pareil parle parler partager parti partie partout
    passe passee passer patron payant paye payer pendant perds perdu pere permis personne personnes petit petite
    petites petits peu peur peuvent plait plante plein plusieurs plutot portail poste pourquoi pourra pourrait
    pourriez prefere premier prend prendre prenez presque prestataire pret prevu pris prix prochain prochaine produit
    projet projets proposez proposition propre publier puis quatre quelles quelqu quelque quels rapport recevoir
    recherche recoit recu recuperer refuser regle relier rembourse remboursement remise remplacer remplir rendez
    renvoyer repond repondez repondre reponse reponses reprendre reserver resilier reste rester resultat retard
    retirer rien risque sais sait salle savoir secretaire securite selon semaine semaines sens serai sert serveur seul
    seule seulement signaler signe signer societe soir soit somme sommes soumission sous stagiaire suffit suivi suivre
    supprimer svp tableau taille tape tard tarifs taux technique telecharger temps tete textes tient tombe toujours
    tourne toute toutes traite travail travaille travailler travaillez travaux trente trois trop trouve trouver truc
    tva utilisateurs utilise utiliser utilisez valide vaut vend vendre vendredi vends vente verifie vers veulent veut
    veux vide viennent vient vieux vingt visage visio visiteurs vite voir vois voit voix vont vrai vraie vraiment`,
};
