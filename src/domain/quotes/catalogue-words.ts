/**
 * What the catalogue says of each service and its scopes, in German, Spanish and French: whoever names a part of a service in
 * these words asks for nothing beyond it. By the service's id, in small letters and without accents; endings are seen through.
 */
export const catalogueWords: Readonly<Record<string, readonly string[]>> = {
  "ai-lead-gen-lp": [
    `assistent assistentin fragt fragen nachfragen qualifizieren qualifiziert interessent interessenten zusammenfassung bedarf budget zeitpunkt termin terminbuchung kalender buchen bucht vereinbart phase zustandig posteingang angebot`,
    `asistente pregunta preguntas cualifica cualificar interesado interesados resumen necesidad presupuesto plazo cita citas reserva reservar reserve agenda agendar calendario apunta guarda bandeja oferta`,
    `assistant pose poser questions qualifie qualifier prospect prospects resume besoin budget delai rendez rdv prend prendre prenne reserve reserver agenda calendrier met mettre inscrit boite offre`,
  ],
  "ai-video-1min": [
    `drehbuch skript sprecher sprecherin stimme avatar moderatorin moderator spricht sprechen gesprochen untertitel hochformat querformat serie folge folgen minute sekunden datei fassung fassungen dreimal ubersetzung`,
    `guion guiones voz avatar presentador presentadora locutor hablado habla hable subtitulos vertical horizontal serie minuto segundos archivo version versiones traduccion`,
    `script scenario voix avatar presentateur presentatrice parle parler sous titres vertical horizontal portrait paysage serie minute secondes fichier version versions traduction`,
  ],
  "client-portal": [
    `unterlagen papiere belege bescheide vertrage auszuge rechnungen dokument abholen abgeben einreichen hochladen herunterladen anmelden einladung status stand auftrag auftrage vorgang vorgange nachricht nachrichten benachrichtigung freigabe freigaben freigeben bezahlen zahlen domain farben mail neues`,
    `papeles recibos extractos contratos facturas expediente expedientes tramite tramites recoger entregar subir bajar descargar entrar acceder invitacion estado trabajo trabajos mensajes mensaje aviso avisos aprobar aprobacion aprobaciones pagar dominio colores escriban nuevo`,
    `chacun chacune suit avancement travaux ecrit retrouve consulte pieces papiers recus releves contrats factures dossier dossiers recuperer deposer envoyer telecharger connecter connexion invitation statut avancement suivi suivre message messages avis notification valider validation approuver approbation payer domaine couleurs nouveau`,
  ],
  "crm-integration": [
    `quelle quellen zusammenfuhren dubletten doppelte kontakt kontakte bestehende abgleich abgleichen beide richtungen bericht berichte sicherung zustandig zustandiger zuweisen zugewiesen eigentumer landen formular postfach datensatz datensatze`,
    `fuente fuentes duplicados unificar fusionar contacto contactos existentes sincronizar direcciones informe informes copia responsable propietario asignar asignado asignados llegan entren formulario bandeja`,
    `source sources doublons fusionner contact contacts existants synchroniser sens rapport rapports sauvegarde responsable proprietaire attribuer attribue arrivent fiche fiches formulaire boite`,
  ],
  "full-website": [
    `funktionieren funktioniert weiterhin erreichbar umleiten umgeleitet weiterleiten weitergeleitet startseite neuigkeiten aktuelles nachrichten blog kontaktformular buchungsformular buchung weiterleitung weiterleitungen umleitungen adressen alte alten domain schulung einweisung bearbeiten andern pflegen befullen fullen redaktion ubersetzung zweisprachig sprache sprachen`,
    `funcionando funcionar redirigir redirigidas viejas noticias novedades blog contacto formulario reserva reservas redirecciones direcciones antiguas dominio formacion editar cambiar rellenar rellenamos idioma idiomas traduccion bilingue`,
    `fonctionner fonctionnent marcher rediriger redirigees actualites actus nouvelles blog contact formulaire reservation redirections adresses anciennes domaine formation modifier changer remplir langue langues traduction anglaise allemande francaise faite bilingue`,
  ],
  "gpt4-chatbot": [
    `wissen wissensbasis seiten dokumente fragen auskunft antwortet beantwortet ubergabe weiterleiten leitet weiter kanal kanale anfrage anfragen name mail lead leads aufnimmt farben thema themen schulung`,
    `conocimiento paginas documentos preguntas contesta conteste responde responda pasa pase reenvie reenvia derive deriva canal canales solicitud solicitudes recoja recoge nombre correo colores tema temas formacion`,
    `connaissances pages documents questions repond reponde renseigne transmet transfere transferer canal canaux demande demandes recueille note nom mail couleurs sujet sujets formation`,
  ],
  "landing-page": [
    `abschnitt abschnitte formular textet geschrieben schreibt bilder bild bearbeitet variante varianten version versionen uberschrift reihenfolge vergleich vergleichen veroffentlicht domain posteingang anfrage anfragen`,
    `secciones formulario redactado redactados redacteis escribais escritos imagenes preparadas variante variantes version versiones titular orden comparar publicada dominio bandeja solicitudes`,
    `rubriques formulaire relie connecte redige rediges redigez ecrits ecriviez images preparees variante variantes version versions titre ordre comparer publiee domaine boite demandes`,
  ],
  "market-dashboard": [
    `warnung warnungen hinweis hinweise preise zucker anbieter datenquelle datenquellen datenanbieter kurs kurse wert werte aktien kennzahl kennzahlen diagramm diagramme beobachtungsliste notizen meldung meldungen historie verlauf taglich tagliche anmeldung export depot positionen`,
    `proveedor proveedores datos cotizaciones valor valores acciones medida medidas indicador indicadores grafico graficos lista seguimiento notas avisos alertas historial historico diario acceso exportar cartera posiciones`,
    `fournisseur fournisseurs donnees cours valeur valeurs actions mesure mesures indicateur indicateurs graphique graphiques liste suivi notes alertes historique quotidien connexion export portefeuille positions`,
  ],
  "ongoing-maintenance": [
    `aktualisierung aktualisierungen updates sicherung sicherungen backups uberwachung anderung anderungen kleine kleinere stunde stunden monat monatlich bericht kummern kummert pflege`,
    `actualizaciones copias seguridad supervision cambios pequenos horas mes mensual informe cuidar cuidado ocupeis`,
    `mises jour sauvegardes surveillance modifications petites changements heures mois mensuel rapport occuper suivi`,
  ],
  "pine-script-indicator": [
    `einstieg ausstieg stopp positionsgrosse gewinnziel gebuhr gebuhren slippage bedingung bedingungen regel regeln pfeil pfeile signal signale alarm alarme markt markte zeiteinheit zeiteinheiten zeitebene zeitebenen kreuzt kreuzung durchschnitt durchschnitte linie uber unter quelltext kommentare rucktest`,
    `entrada salida stop tamano posicion objetivo comision comisiones deslizamiento condicion condiciones regla reglas flecha senal senales alerta alertas mercado mercados temporalidad temporalidades cruce cruces cruza media medias linea encima debajo codigo comentarios cuenta tenga`,
    `entree sortie stop taille position objectif frais glissement condition conditions regle regles fleche signal signaux alerte alertes marche marches unite unites croise croisement moyenne moyennes ligne dessus dessous code commentaires compte`,
  ],
  "smart-form": [
    `pflichtfeld bedingung bedingungen schritt schritte anhangen anhang hochladen hochgeladen datei dateien foto fotos bestatigung bestatigungsmail datensatz zahlung bezahlen anzahlung preis berechnet berechnen ausgefullt ausfullen zwischenspeichern tabelle postfach anfrage`,
    `condicion condiciones paso pasos adjuntar adjunto adjuntan subir suben subida archivo archivos confirmacion registro pago pagar anticipo precio calcula calcular calculado rellenar relleno hoja bandeja mande manda`,
    `condition conditions etape etapes joindre jointe jointes deposer televerser fichier fichiers confirmation fiche fiches paiement payer acompte prix calcule calculer rempli remplir tableur boite envoie`,
  ],
  "tech-consulting": [
    `stunde stunden videoanruf gesprach frage entscheidung zusammenfassung bericht schritte unterlagen material architektur plan vorher gelesen`,
    `hora horas videollamada charla pregunta decision resumen informe pasos material arquitectura plan`,
    `heure heures visio entretien question decision resume rapport etapes documents architecture plan`,
  ],
  "ui-ux-design": [
    `entwurf entwurfe gestaltet gestalten gestaltung klickbar klickbare klickbaren prototyp zustand zustande leer laden fehler handy desktop breiten stile strecke ablauf ansicht liste`,
    `diseno disenado disenada prototipo clicable navegable estado estados vacio error carga movil escritorio anchos estilos recorrido vista listado`,
    `maquette maquettes concu concue prototype cliquable etat etats vide erreur chargement mobile bureau largeurs styles parcours vue liste`,
  ],
  "vsl-ai-host": [
    `drehbuch skript verkaufsvideo sprecher sprecherin spricht bilder bildschirme aufnahmen untertitel kapitel seite dazu knopf button kaufen buchen zeigen zeigt einstieg einstiege minuten`,
    `guion ventas presentador presentadora habla imagenes pantallas capturas subtitulos capitulos pagina boton comprar reservar mostrar minutos inicio inicios`,
    `script vente presentateur presentatrice parle images ecrans captures sous titres chapitres page bouton acheter reserver montrer minutes ouverture ouvertures`,
  ],
  "web-app": [
    `auswertung auswertungen ubersicht ubersichten ablauf vorgang vorgange bildschirm bildschirme maske masken rolle rollen anmeldung tabelle ubernahme importieren import bericht berichte export verbindung anbindung kunden bezahlen`,
    `proceso procesos pantalla pantallas rol roles acceso hoja importar importacion informe informes exportar conexion clientes pagar`,
    `processus ecran ecrans role roles connexion tableur importer import rapport rapports exporter liaison clients payer`,
  ],
  "workflow-automation": [
    `ablauf ablaufe schritt schritte ausloser eintrag eintrage meldung meldungen zeile tabelle postfach eingang sortieren sortiert freigabe freigaben genehmigung zusammenfassung wochentlich fehler werkzeug werkzeuge bestellung bestellungen auftrag auftrage geschrieben gemeldet kopiert erzeugt verschickt`,
    `flujo flujos paso pasos disparador registro fila hoja bandeja clasificar ordenar aprobacion aprobaciones resumen semanal error fallo herramienta herramientas pedido pedidos encargo escriba avise anada copie cree envie`,
    `flux etape etapes declencheur ligne tableur boite trier classer approbation validation resume hebdomadaire erreur echec outil outils commande commandes ecrit previent ajoute copie cree envoie`,
  ],
};
